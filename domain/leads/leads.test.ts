import { randomBytes } from 'node:crypto';
import { sellerWordList } from 'content-collections';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { personName } from '../person-name.ts';
import { isEmailAddress } from './email.ts';
import { formProgress } from './progress.ts';
import { dialled, inPairs, isPhoneNumber, withoutPhoneSeparators } from './rules.ts';
import { sells } from './seller-words.ts';
import { fieldsOf, type LeadForm, readSender } from './sender-fields.ts';
import { isTrackingLink, trackingPath, withoutToken, withoutTokens } from './tracking.ts';

const quote = {
  name: 'Camille Martin',
  email: 'camille@atelier.fr',
  phone: '06 12 34 56 78',
  project_description: 'Un site vitrine pour notre atelier.',
};

const request = (changes: object) => readSender('devis', { ...quote, ...changes }, 'api');
const isAccepted = (changes: object) => request(changes).sender !== null;
const errorsOf = (changes: object) => request(changes).fieldErrors;

describe('e-mail rule (row 15)', () => {
  const local = 'a'.repeat(64);
  const domain = `${'d'.repeat(62)}.${'d'.repeat(62)}.${'d'.repeat(60)}.fr`;
  testAll([
    ['camille@atelier.fr', true],
    ['o’brien@x.fr', false],
    ["o'brien+devis@sous.domaine.fr", true],
    ['jean@exämple.fr', true],
    ['jean@例え.テスト', true],
    [`${local}@x.fr`, true],
    [`${local}a@x.fr`, false],
    [`${local}@${domain}`, true],
    [`${local}@d${domain}`, false],
    ['jean@gmail', false],
    ['"jean martin"@x.fr', false],
    ['a@x.fr,b@x.fr', false],
    ['a@x.fr\r\nBcc: b@x.fr', false],
    ['a@b@x.fr', false],
    ['jean@[127.0.0.1]', false],
    ['jean@127.0.0.1', false],
    ['jean@exemple.f', false],
    ['jean@exemple.123', false],
    ['jean@exemple.museum', true],
    ['jean@exemple.xn--p1ai', true],
    ['jean@x.fr/chemin', false],
    ['', false],
  ])('accepts the addresses that a mail server takes, and no others', ([address, accepted]) => {
    expect(isEmailAddress(address)).toBe(accepted);
  });
});

describe('phone rule, to the letter (row 16)', () => {
  testAll([
    ['0612345678', true],
    ['06 12 34 56 78', true],
    ['+33612345678', true],
    ['+33 6 12 34 56 78', true],
    ['0033 06 12 34 56 78', true],
    ['612345678', true],
    ['612345678 90', true],
    ['06.12.34.56.78', false],
    ['06 12 34 56', false],
    ['00 00 00 00 00', false],
    ['+3361234567890123', false],
    ['+41 79 123 45 67', false],
    ['06  12 34 56 78', false],
  ])('accepts the specified notations, and no others', ([phone, accepted]) => {
    expect(isPhoneNumber(phone)).toBe(accepted);
  });

  testAll(['06.12.34.56.78', '+33 (0)6 12 34 56 78', '+41 79 123 45 67', '06\u00a012\u202f34-56/78'])(
    'accepts what people type in the form',
    (phone) => {
      expect(isPhoneNumber(withoutPhoneSeparators(phone))).toBe(true);
      expect(readSender('devis', { ...quote, phone }).sender).not.toBeNull();
    },
  );
});

testAll([
  ['0612345678', '06\u00a012\u00a034\u00a056\u00a078'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['+33612345678', '+33612345678'],
  ['0041227343015', '0041227343015'],
])('is read in pairs where it is French', ([phone, shown]) => {
  expect(inPairs(phone)).toBe(shown);
});

testAll([
  ['06 12 34 56 78', '0612345678'],
  ['+33 06 12 34 56 78', '+33612345678'],
  ['00 33 (0)6 12 34 56 78', '+33612345678'],
  ['+41 (0)22 734 30 15', '+41227343015'],
  ['0041 022 734 30 15', '+41227343015'],
  ['+39 06 12 34 56 78', '+390612345678'],
  ['+352 26 12 34 56', '+35226123456'],
])('is dialled without the zero that is for calls at home', ([phone, number]) => {
  expect(dialled(phone)).toBe(number);
});

testAll([
  ['camille@atelier.fr', 'Camille'],
  ['jean-paul.le_goff+site@atelier.fr', 'Jean-Paul Le Goff'],
  ['.élise.@atelier.fr', 'Élise'],
])('writes a colleague’s name as people do', ([email, name]) => {
  expect(personName(email)).toBe(name);
});

describe('quote request', () => {
  it('trims a valid request and normalises it to NFC', () => {
    const { sender } = request({ name: '  Zoe\u0301  ', email: ' camille@atelier.fr ' });
    const { project_description: message, ...rest } = quote;
    expect(sender).toMatchObject({ ...rest, name: 'Zoé', message });
  });

  it.each<[LeadForm, object, object]>([
    [
      'devis',
      { name: '', email: 'x', phone: '12', project_description: ' ' },
      {
        name: 'Le nom est requis.',
        email: 'Adresse e-mail invalide.',
        phone: 'Numéro invalide.',
        project_description: 'La description du projet est requise.',
      },
    ],
    [
      'contact',
      { name: 1, email: null, phone: {} },
      {
        name: 'Le nom est requis.',
        email: 'Adresse email invalide.',
        phone: 'Numéro de téléphone invalide.',
        message: 'Le message est requis.',
      },
    ],
    [
      'estimation',
      { name: ['Ada', 'Ada'], phone: '12' },
      {
        name: 'Le nom est requis.',
        email: 'Adresse e-mail invalide.',
        phone: 'Numéro invalide.',
        message: 'La description de votre besoin est requise.',
      },
    ],
  ])('has the specified message for each invalid field of the form « %s »', (form, sent, fieldErrors) => {
    for (const by of ['form', 'api'] as const)
      expect(readSender(form, { ...sent }, by)).toEqual({ sender: null, fieldErrors });
  });

  it.each([undefined, null, ''])('reads a phone of %s as absent', (phone) => {
    expect(request({ phone }).sender?.phone).toBeNull();
  });

  it('counts lengths in code points (row 12)', () => {
    expect(isAccepted({ name: '😀'.repeat(200) })).toBe(true);
    expect(errorsOf({ name: '😀'.repeat(201) })).toEqual({ name: '200 caractères au maximum.' });
  });

  it('refuses invisible texts, control characters and lone surrogates, but no script (row 12, row 17)', () => {
    expect(errorsOf({ name: '\u200b\u00a0\u2800' })).toHaveProperty('name');
    expect(errorsOf({ name: 'a\u0000b' })).toHaveProperty('name');
    expect(errorsOf({ project_description: '\ud800' })).toHaveProperty('project_description');
    const names = ['O’Brien-Ñúñez', 'محمد', '王小明', '🦊 Renard'];
    for (const name of names) expect(request({ name }).sender?.name).toBe(name);
  });

  it('takes 30 combining marks on a letter and refuses 31, in any normal form (row 12)', () => {
    const stacked = (count: number) => ({ name: `A${'\u0323'.repeat(count)}` });
    expect(isAccepted(stacked(30))).toBe(true);
    for (const wrong of [stacked(31), { project_description: `A${'\u0344'.repeat(16)}` }])
      expect(Object.values(errorsOf(wrong))).toEqual(['Ce champ contient des caractères non acceptés.']);
  });

  it('measures a text in NFC, whatever form was typed (row 12)', () => {
    // The longest that 200 code points can be: four code points of two UTF-16 units each.
    const name = '\u{1f82}'.repeat(200).normalize('NFD');
    expect(request({ name }).sender?.name).toBe('\u{1f82}'.repeat(200));
  });

  it('replaces line breaks in a name, so that none reaches a mail header (row 11)', () => {
    expect(request({ name: 'Ada\r\nBcc: x@y.fr' }).sender?.name).toBe('Ada Bcc: x@y.fr');
  });

  it('ignores unknown keys, own or inherited', () => {
    const hostile = JSON.parse(JSON.stringify(quote).replace('{', '{"__proto__":{"admin":true},"x":1,'));
    expect(readSender('devis', hostile).sender).toEqual(readSender('devis', quote).sender);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});

describe('progress indicator', () => {
  testAll([
    [{}, [], 0, 'name'],
    [{ name: 'Ada' }, ['name'], 25, 'email'],
    [{ name: 'Ada', email: 'ada@' }, ['name'], 25, 'email'],
    [{ name: 'Ada', email: 'ada@x.fr' }, ['name', 'email'], 50, 'project_description'],
    [{ name: 'Ada', email: 'ada@x.fr', phone: '12' }, ['name', 'email'], 50, 'phone'],
    [
      { project_description: 'Un site', name: 'Ada', email: 'ada@x.fr' },
      ['name', 'email', 'project_description'],
      75,
      null,
    ],
    [
      { name: 'Ada', email: 'ada@x.fr', phone: '0612345678', project_description: 'Un site' },
      ['name', 'email', 'phone', 'project_description'],
      100,
      null,
    ],
  ])(
    'counts the fields that are filled and valid, and names the next one',
    ([values, completeFields, percentage, firstInvalidField]) => {
      const { fieldErrors } = readSender('devis', values);
      expect(formProgress(fieldsOf('devis'), values, fieldErrors)).toEqual({
        percentage,
        completeFields,
        firstInvalidField,
      });
    },
  );
});

const WORDS = ['backlink', 'première page de Google', 'SEO agency'];

it('takes three words of the list for a seller, whatever their case, accents and plural', () => {
  expect(sells('We are a SEO-Agency: BACKLINKS and the premiere page de google!', WORDS)).toBe(true);
  expect(sells('Backlink, backlink, backlinks', WORDS)).toBe(false);
  expect(sells('Nos backlinkings et la seo agencya de première page', WORDS)).toBe(false);
});

it('counts each link after the first', () => {
  const links = (count: number) => 'voir https://www.exemple.fr '.repeat(count);
  expect(sells(links(3), WORDS)).toBe(false);
  expect(sells(links(4), WORDS)).toBe(true);
  expect(sells(`${links(2)} backlink, SEO agency`, WORDS)).toBe(true);
});

it('takes no customer for a seller', () => {
  for (const text of [
    'Nous cherchons une agence pour notre référencement : être en première page de Google, avec un netlinking propre.',
    'Refonte de https://atelier.fr, comme https://exemple.fr et https://autre.fr.',
    '',
  ])
    expect(sells(text, sellerWordList.words), text).toBe(false);
});

const TOKEN = `${'A-b_'.repeat(10)}xyz`;

/** As they are drawn. */
const DRAWN = 'k3Vq-Zx81bTnW_0dRcYp7LmEoGf5sJh2uAi9NvQtXwB';

describe('the tracking path of a lead', () => {
  it('ends with a token of 43 characters', () => {
    expect(isTrackingLink(trackingPath(TOKEN))).toBe(true);
    for (const other of ['x', '/..', '?a', ' '])
      expect(isTrackingLink(trackingPath(TOKEN) + other)).toBe(false);
    expect(isTrackingLink(`https://pirate.example${trackingPath(TOKEN)}`)).toBe(false);
  });

  testAll([
    `/suivi/${TOKEN}`,
    `/suivi/${TOKEN}/`,
    `/suivi/${TOKEN}.data`,
    `/Suivi/${TOKEN}`,
    `//suivi/${TOKEN}`,
    `/%73uivi/${TOKEN}`,
    `/suivi%2F${TOKEN}`,
    `/%2Fsuivi/${TOKEN}/%E0`,
  ])('is logged without its token', (path) => {
    expect(withoutToken(path)).toBe('/suivi/…');
  });

  testAll([
    ['/fr/suivi/', DRAWN],
    ['/fr/SUIVI/', DRAWN],
    ['/fr/suivi/', `${DRAWN.toLowerCase()}/plus/loin`],
    ['/fr%2Fsu%69vi/', DRAWN],
    ['/suivi', DRAWN],
    ['/suivre/', DRAWN],
    ['/contact?lien=', DRAWN],
    ['/connexion/invitation%23', DRAWN],
    ['No route matches URL "/fr/suivi/', `${DRAWN}"`],
  ])('is masked where it is mistyped', ([before, after]) => {
    const masked = withoutTokens(before + after);
    expect(masked).toContain('…');
    expect(masked.toLowerCase()).not.toContain(DRAWN.slice(0, 8).toLowerCase());
  });

  it('is masked wherever it stands, whatever it is', () => {
    for (let index = 0; index < 2000; index++) {
      const token = randomBytes(32).toString('base64url');
      for (const text of [`/x/${token}`, `/${token}.data`, `/x?y=${token}&z=1`])
        expect(withoutTokens(text)).not.toContain(token.slice(8, 32));
    }
  });

  testAll([
    '/article/accessibilite-ce-que-change-la-loi-de-2025',
    '/article/rgpd-2025-html5-et-web3-pour-les-tpe-pme-du-web2',
    '/static/technologies-window-BF38sAmM.js',
    '/assets/articles/0123456789abcdef0123456789abcdef-800.avif',
    '/equipe/articles/3f2b8c1e-7a90-4d1b-9c55-0e8f1a2b3c4d',
    '/%E0%A4%A',
  ])('is not in other addresses', (path) => {
    expect(withoutTokens(path)).toBe(path);
  });

  testAll(['/', '/contact', '/suivi', '/article/suivi/', '/suivi-de-projet', '/%E0%A4%A'])(
    'is not a path without a token, which is logged unchanged',
    (path) => {
      expect(withoutToken(path)).toBe(path);
    },
  );
});
