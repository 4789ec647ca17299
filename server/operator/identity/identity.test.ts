import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withValues } from '../../../content/with-values.ts';
import { ROOT } from '../../../scripts/build.ts';
import { testAll } from '../../../tests/support/test-all.ts';
import { readConfig } from '../../config.ts';
import { CommandFailure } from '../command.ts';
import { identityCommands } from '../identity.ts';
import { cleanSvg } from './identity-changes.ts';
import { readIdentity } from './identity-input.ts';

describe('what an agency says of itself', () => {
  testAll([
    [{ brnd: 'X' }, /^brnd : ce champ est inconnu ici ; sont permis : brand, tagline, /],
    [{ domain: 'Corvane.fr' }, /^domain : un nom de domaine en minuscules est attendu, sans https:/],
    [{ domain: 'https://www.corvane.fr' }, /^domain : un nom de domaine/],
    [{ domain: 'www.corvane' }, /^domain : un nom de domaine/],
    [{ links: { network: 'https://corvane' } }, /^links\.network : le nom de domaine n’a pas de point/],
    [{ founder: { nam: 'X' } }, /^founder\.nam : ce champ est inconnu ici ; sont permis : name, title, /],
    [
      { partners: [{ name: 'X', logo: 'x.svg', lgo: 'y' }] },
      /^partners\.0\.lgo : ce champ est inconnu ici ; sont permis : name, inSentence, logo\.$/,
    ],
    [{ brand: 'Atelier '.repeat(8) }, /^brand : 63 caractères, il en faut au plus 40\.$/],
    [{ phone: '12' }, /^phone : un numéro français est attendu : 02 40 12 34 56\.$/],
    [{ mailboxes: { general: 'non' } }, /^mailboxes\.general : ce n’est pas une adresse e-mail\.$/],
    [{ colours: { primary: 'bleu' } }, /^colours\.primary : une couleur de la forme #1F4FD8 est attendue\.$/],
    [{ colours: { primary: '#F5A623' } }, /^colours\.primary : #F5A623 laisse un texte illisible .*#986300/],
    [{ legal: { registration: '12' } }, /^legal\.registration : le numéro SIREN/],
    [{ legal: { vat: 'abc' } }, /^legal\.vat : un numéro de TVA est attendu : FR /],
    [{ symbol: 'logo.exe' }, /^symbol : un fichier \.svg est attendu\.$/],
  ])('is refused with a sentence and its field if it is invalid', ([value, sentence]) => {
    expect(readIdentity(value)).toEqual([expect.stringMatching(sentence)]);
  });

  it('may be partial', () => {
    expect(readIdentity({ brand: 'Atelier Corvane' })).toEqual({ brand: 'Atelier Corvane' });
    expect(readIdentity(undefined)).toEqual({});
  });
});

describe('a content file', () => {
  const source = `# Note.\nbrand: Verrière # le nom\nphone:\n  display: "01"\n`;

  it('keeps its comments and quotes when a value changes', () => {
    expect(
      withValues(source, [
        [['brand'], 'Corvane'],
        [['phone', 'display'], '02'],
      ]),
    ).toBe(`# Note.\nbrand: Corvane # le nom\nphone:\n  display: "02"\n`);
  });

  it('stays the same when no value changes', () => {
    expect(withValues(source, [[['brand'], 'Verrière']])).toBe(source);
  });
});

describe('a drawing', () => {
  it('keeps shapes and paints, and loses scripts and external references', async () => {
    const svg = await cleanSvg(
      `<?xml version="1.0"?><svg viewBox="0 0 120 40" onload="alert(1)"><script>alert(1)</script><style>@import "//x"</style><defs><linearGradient id="g"><stop stop-color="#fff" offset="1"/></linearGradient></defs><path d="M0 0h9" fill="url(#g)" onclick="x()" stroke-width="2"/><use href="https://x/y#z"/><use href="#g"/><image href="//x"/></svg>`,
      32,
    );
    expect(svg).toContain(
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32" viewBox="0 0 120 40">',
    );
    expect(svg).toContain('<path d="M0 0h9" fill="url(#g)" stroke-width="2"/>');
    expect(svg).toContain('<use href="#g"/>');
    expect(svg).not.toMatch(/script|alert|onload|onclick|import|https:|image|\/\/x/);
  });

  it('is refused without a size, or if it is no SVG', async () => {
    expect(await cleanSvg('<svg><path d="M0 0"/></svg>', 32)).toBeUndefined();
    expect(await cleanSvg('<svg viewBox="0 0 9 9"><path', 32)).toBeUndefined();
    expect(await cleanSvg('bonjour', 32)).toBeUndefined();
  });

  it.each([
    [
      'Illustrator',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" viewBox="0 0 9 9"><style>.st0{fill:#FFF;}.st1,.st2{fill:none;stroke:#D9F65A}</style><path class="st0" d="M0 0h1"/><path class="st1" d="M0 0h2"/><path class="st2" d="M0 0h3"/></svg>`,
      [
        'fill="#FFF" d="M0 0h1"',
        'fill="none" stroke="#D9F65A" d="M0 0h2"',
        'fill="none" stroke="#D9F65A" d="M0 0h3"',
      ],
    ],
    [
      'Inkscape',
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><g style="display:none"><path d="M0 0h1"/></g><path id="a" style="fill:#ffffff;-inkscape-stroke:none" d="M0 0h2"/><use xlink:href="#a"/></svg>`,
      ['<g display="none">', 'fill="#ffffff"', '<use href="#a"/>'],
    ],
  ])('keeps the paints that %s writes as styles', async (_program, source, parts) => {
    const svg = (await cleanSvg(source, 32)) ?? '';
    const attributes = (text: string) =>
      text
        .match(/[\w-]+="[^"]*"|<\w+/g)
        ?.toSorted()
        .join(' ');
    const elements = svg.match(/<[^>]+>/g)?.map(attributes) ?? [];
    for (const part of parts)
      expect(
        elements.some((each) => part.match(/[\w-]+="[^"]*"|<\w+/g)?.every((one) => each?.includes(one))),
        part,
      ).toBe(true);
    expect(svg).not.toMatch(/style|class/);
  });
});

describe('the command', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'site-identity-'));
    cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
    mkdirSync(join(root, 'public/assets/villes'), { recursive: true });
    writeFileSync(join(root, 'moi.yaml'), 'brand: Corvane\nsymbol: symbole.svg\n');
    writeFileSync(
      join(root, 'symbole.svg'),
      '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#fff"/></svg>',
    );
    vi.spyOn(process, 'cwd').mockReturnValue(root);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  const read = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
  async function identity(...argv: string[]): Promise<string> {
    const lines: string[] = [];
    const out = (text: string) => lines.push(text);
    const terminal = { out, raw: out, err: out };
    const open = () => Promise.reject(new Error('no database is needed'));
    await identityCommands.identity?.run(argv, { config: readConfig({}), terminal, open });
    return lines.join('\n');
  }

  it('undoes what it wrote, and keeps drawings and texts that came later', async () => {
    const [agency, look] = ['content/agency.yaml', 'content/look.yaml'].map(read);
    await identity('--from', join(root, 'moi.yaml'), '--yes', '--no-draw');
    expect(read('public/assets/agence/symbole.svg')).toContain('<path');
    writeFileSync(join(root, 'public/assets/villes/vannes.svg'), '<svg/>');
    writeFileSync(join(root, 'content/founder.yaml'), 'name: Anne Corvane\n');

    expect(await identity('--undo', '--dry-run')).toContain('public/assets/agence/symbole.svg : retiré');
    expect(read('content/agency.yaml')).toContain('brand: Corvane');
    await identity('--undo');
    expect(['content/agency.yaml', 'content/look.yaml'].map(read)).toEqual([agency, look]);
    expect(read('public/assets/agence/symbole.svg')).toBeNull();
    expect(read('public/assets/villes/vannes.svg')).toBe('<svg/>');
    expect(read('content/founder.yaml')).toBe('name: Anne Corvane\n');
  });

  it.each([
    [
      'wordmark:\n  drawing: logo.svg\n',
      '#000',
      /^wordmark\.drawing : logo\.svg se voit mal .*variante claire\.$/,
    ],
    ['wordmark:\n  drawing: logo.svg\n', '#FFF', null],
    ['partners: [{ name: Lysane, logo: logo.svg }]\n', '#FFF', /^partners\.0\.logo : .*variante sombre\.$/],
  ])('asks for another variant of a logo that its ground swallows (%#)', async (yaml, fill, sentence) => {
    writeFileSync(join(root, 'moi.yaml'), `${yaml}caseStudies: []\n`);
    writeFileSync(
      join(root, 'logo.svg'),
      `<svg viewBox="0 0 90 30"><path d="M9 5h4v20h-4zM30 5h4v20h-4z" fill="${fill}"/></svg>`,
    );
    const done = identity('--from', join(root, 'moi.yaml'), '--dry-run');
    if (sentence) await expect(done).rejects.toThrow(sentence);
    else await expect(done).resolves.toContain('marque.svg : nouveau');
  });

  it('undoes nothing while a file that it wrote has changed since, unless told', async () => {
    await identity('--from', join(root, 'moi.yaml'), '--yes', '--no-draw');
    writeFileSync(join(root, 'content/agency.yaml'), `${read('content/agency.yaml')}# à nous\n`);
    await expect(identity('--undo')).rejects.toThrow(CommandFailure);
    expect(read('content/agency.yaml')).toContain('# à nous');
    expect(await identity('--undo', '--force')).toContain('var/changes/');
    expect(read('content/agency.yaml')).toContain('brand: Verrière');
  });
});
