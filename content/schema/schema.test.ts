import { agencyFile as agency, claimsFile as claimRegister, deliveryTimeList } from 'content-collections';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { fillText } from '../sentence.ts';
import { citySchema, serviceSchema } from './pages.ts';
import { sentence, words } from './sentence.ts';
import { agencySchema, claimsSchema } from './site.ts';

const { heroTitle, name: serviceName, scene } = serviceSchema.entries;
const { name, locative, origin, heroSubTitle } = citySchema.entries;

it.each([
  'Une boutique où l’on <em>va au bout du panier</em>',
  'Une <em>boutique</em>, un <em>panier</em>',
  'Une boutique sans emphase',
])('accepts the title « %s »', (title) => {
  for (const schema of [heroTitle, heroSubTitle])
    expect(v.is(schema, `${title}, tenue bien à jour`)).toBe(true);
});

testAll([
  'Une boutique <strong>au bout du panier</strong>',
  'Une boutique <em class="grand">au bout</em>',
  'Une boutique <em>au bout du panier',
  'Une boutique <em><b>au bout</b></em> du panier',
  'Une boutique <script>alert(1)</script>',
  'Une boutique à moins < de 100 euros',
])('refuses a title with other markup', (title) => {
  for (const schema of [heroTitle, heroSubTitle])
    expect(v.is(schema, `${title}, tenue bien à jour`)).toBe(false);
});

testAll([
  [serviceName, 'Site <em>vitrine</em>'],
  [name, 'Lyon<br>'],
  [locative, 'à <b>Lyon</b>'],
  [origin, 'de <b>Lyon</b>'],
])('refuses markup in names and places', ([schema, text]) => {
  expect(v.is(schema, text)).toBe(false);
});

testAll([
  ['phones', true],
  ['plan', false],
])('takes a text below the title of a scene of two telephones alone', ([kind, isTaken]) => {
  const panes = [{ name: 'Lundi, à l’atelier', lines: ['Demande reçue', 'Client rappelé'] }];
  const file = { kind, title: 'Une demande bien remplie', panes };
  expect(v.is(scene, file)).toBe(true);
  expect(v.is(scene, { ...file, text: 'Trois champs et une photo : de quoi juger de la panne.' })).toBe(
    isTaken,
  );
});

const counted = sentence('count', 'brand');

function message(schema: v.GenericSchema, text: string): string | undefined {
  return v.safeParse(schema, text).issues?.[0].message;
}

describe('a sentence with slots', () => {
  testAll([
    ['Nos {count} villes – {brand}', 'Nos 3 villes – Atelier'],
    ['{count} villes', '3 villes'],
    ['{brand}, {brand}', 'Atelier, Atelier'],
    ['Nos villes', 'Nos villes'],
  ])('fills the slots of a sentence', ([text, filled]) => {
    expect(fillText(v.parse(counted, text), { count: 3, brand: 'Atelier' })).toBe(filled);
  });

  it.each(['{town}', '{}', '{ count }'])('refuses %s, and names the known slots', (slot) => {
    expect(message(counted, `Nos ${slot} villes`)).toBe(
      `${slot} ne désigne rien ici ; sont permis : {count}, {brand}`,
    );
  });

  it.each(['Nos {count villes', 'Nos count} villes'])('refuses a brace that is not closed: %s', (text) => {
    expect(message(counted, text)).toBe('une accolade est seule : un nom se met entre { et }');
  });
});

it('refuses a slot in a text without slots', () => {
  expect(message(words, 'Nos {count} villes')).toBe('{count} ne désigne rien ici ; sont permis : aucun');
});

const ourClaims = { ...claimRegister, ...deliveryTimeList, others: [] };

/** The paths and messages of a schema’s issues. */
function faults(schema: v.GenericSchema, value: unknown): [string | null, string][] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('the agency’s own data', () => {
  it('are valid', () => {
    expect(faults(agencySchema, agency)).toEqual([]);
    expect(faults(claimsSchema, ourClaims)).toEqual([]);
  });

  it.each([
    ['09:00', '09:00'],
    ['18:00', '09:00'],
  ])('refuse opening at %s and closing at %s', (opens, closes) => {
    expect(faults(agencySchema, { ...agency, hours: { ...agency.hours, opens, closes } })).toEqual([
      ['hours.closes', 'l’heure de fermeture doit venir après celle de l’ouverture'],
    ]);
  });

  it('are in Paris, as every hour of the site', () => {
    const inZone = (timeZone: string) =>
      faults(agencySchema, { ...agency, hours: { ...agency.hours, timeZone } });
    expect(inZone('Europe/Paris')).toEqual([]);
    expect(inZone('America/Montreal')).toEqual([
      ['hours.timeZone', 'les heures sont celles de Paris (Europe/Paris) : retirez cette ligne'],
    ]);
  });

  it('accept empty booking links, but no invalid URL', () => {
    const { network } = agency.links;
    const { links } = v.parse(agencySchema, { ...agency, links: { network, appointment: null } });
    expect(links).toEqual({ network, appointment: '', consultation: '', discoveryCall: '' });
    expect(faults(agencySchema, { ...agency, links: { network, consultation: 'demain' } })).toContainEqual([
      'links.consultation',
      'ce n’est pas une adresse web',
    ]);
  });

  it('refuse a delay that differs in words and in hours', () => {
    const promises = { ...ourClaims.promises, replyWithin: '40 heures ouvrées' };
    expect(faults(claimsSchema, { ...ourClaims, promises })).toEqual([
      ['promises.replyWithin', 'ce texte doit commencer par le nombre de replyWithinHours'],
    ]);
  });
});
