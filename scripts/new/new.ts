import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { MAX_SLUG, proposedSlug, slugify, spelledSlug } from '../../domain/slug.ts';
import {
  type Recorder,
  recordWrites,
  UNDO_OPTIONS,
  UndoRefused,
  undoLast,
} from '../../server/operator/recorded-writes.ts';
import {
  caseStudyEntry,
  type Existing,
  entriesOf,
  fileOf,
  type NewEntry,
  NewEntryFault,
  type Site,
  serviceEntry,
  technologyEntry,
} from './entries.ts';

const USAGE = `npm run site -- new technology NOM --group GROUPE [--logo FICHIER.svg]
npm run site -- new service NOM --group GROUPE
npm run site -- new case TITRE --client CLIENT
npm run site -- new --undo [--dry-run | --force]`;

const OPTIONS = {
  group: { type: 'string' },
  logo: { type: 'string' },
  client: { type: 'string' },
  /** Skips the drawings; `npm run artwork` makes them later. */
  undrawn: { type: 'boolean' },
  ...UNDO_OPTIONS,
} as const;

type Options = Partial<Record<'group' | 'logo' | 'client', string>>;

/**
 * `npm run site -- new …`: writes a content file with all its fields and draws its pictures.
 * @param root folder of the project
 * @returns the exit code: 0 done, 1 the pictures could not be drawn, 2 wrong usage or refused
 */
export function newEntry(root: string, argv: readonly string[]): number {
  try {
    const { kind, name, options } = readCall(argv);
    if (options.undo) {
      process.stdout.write(`${undoLast(root, 'new', options)}\n`);
      return 0;
    }
    const entry = makeEntry(root, kind, name, options);
    const record = recordWrites(root, 'new');
    if (options.logo) keepLogo(record, entry, options.logo);
    record.write(entry.file, entry.text);
    process.stdout.write(`${entry.file} est écrit.\n`);
    if (!options.undrawn && !draw(root, record.name, entry)) return 1;
    process.stdout.write(
      `Écrivez à la place de chaque « [à compléter : …] » ; npm run dev montre la page (${entry.path}), npm run build nomme ce qui manque.\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof NewEntryFault || error instanceof UndoRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function readCall(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
    const [kind = '', ...words] = positionals;
    // French apostrophes; a name without quotes comes as several words.
    const name = words.join(' ').trim().replaceAll("'", '’').normalize('NFC');
    if (name === '' && !values.undo)
      throw new NewEntryFault(`Il manque ${kind === '' ? 'le genre et ' : ''}le nom.\n\n${USAGE}`);
    return { kind, name, options: values };
  } catch (error) {
    if (error instanceof NewEntryFault) throw error;
    const [option] = /--?[\w-]+/.exec(String(error)) ?? ['?'];
    throw new NewEntryFault(`L’option ${option} est inconnue, ou sans sa valeur.\n\n${USAGE}`, {
      cause: error,
    });
  }
}

function makeEntry(root: string, kind: string, name: string, options: Options): NewEntry {
  if (/[<>\p{Cc}]/u.test(name))
    throw new NewEntryFault(`« ${name} » contient un signe qu’un nom ne peut avoir.`);
  const site = readSite(root);
  switch (kind) {
    case 'technology': {
      const slug = freeSlug(root, 'technologies', distinctSlug(site.technologies, name), name);
      return technologyEntry(slug, name, groupOf(site.groups.technologies, options.group), site);
    }
    case 'service': {
      const slug = freeSlug(root, 'services', distinctSlug(site.services, name), name);
      return serviceEntry(slug, name, groupOf(site.groups.services, options.group), site);
    }
    case 'case': {
      const slug = freeSlug(root, 'case-studies', proposedSlug(name), name, 'yaml');
      return caseStudyEntry(slug, name, options.client, site);
    }
    default:
      throw new NewEntryFault(`« ${kind} » n’est pas un genre de page.\n\n${USAGE}`);
  }
}

/** Reads the existing content that a new entry can refer to. */
export function readSite(root: string): Site {
  const ids = v.array(v.object({ id: v.string() }));
  const idsOf = (file: string, field: string) => v.parse(ids, fileOf(root, file)[field]).map(({ id }) => id);
  const menus = fileOf(root, 'menus.yaml');
  return {
    technologies: entriesOf(root, 'technologies'),
    services: entriesOf(root, 'services'),
    caseStudies: entriesOf(root, 'case-studies'),
    groups: {
      services: v.parse(v.array(v.string()), menus.services),
      technologies: v.parse(v.array(v.string()), menus.technologies),
    },
    partners: idsOf('partners.yaml', 'partners'),
    reviews: idsOf('reviews.yaml', 'reviews'),
    questions: idsOf('faq.yaml', 'general'),
  };
}

/** The slug of a name; with its signs as words where another page has the plain one: « C++ » beside « C# ». */
function distinctSlug(others: readonly Existing[], name: string): string {
  const plain = slugify(name);
  const owner = others.find(({ slug }) => slug === plain);
  return plain === '' || (owner && owner.data.name !== name) ? spelledSlug(name) : plain;
}

/** Checks that a slug is valid and not in use. @throws NewEntryFault */
function freeSlug(root: string, folder: string, slug: string, name: string, extension = 'md'): string {
  if (slug === '' || slug.length > MAX_SLUG)
    throw new NewEntryFault(
      `« ${name} » ne donne pas d’adresse : il y faut des lettres ou des chiffres, ${MAX_SLUG} au plus.`,
    );
  const file = `content/${folder}/${slug}.${extension}`;
  const owner = entriesOf(root, folder).find((entry) => entry.slug === slug);
  if (owner) {
    const named = String(owner.data.name ?? owner.data.title ?? name);
    throw new NewEntryFault(
      named === name
        ? `${file} existe déjà : « ${name} » a sa page.`
        : `${file} existe déjà : c’est la page de « ${named} ». Prenez un autre nom.`,
    );
  }
  return slug;
}

function groupOf(groups: readonly string[], group: string | undefined): string {
  const found = groups.find((title) => title.localeCompare(group ?? '', 'fr', { sensitivity: 'base' }) === 0);
  if (found !== undefined) return found;
  const what = group === undefined ? 'Nommez le groupe du menu' : `Le menu n’a pas de groupe « ${group} »`;
  throw new NewEntryFault(`${what}, avec --group : ${groups.join(', ')} (content/menus.yaml).`);
}

/** Installs the packages of `artwork/` on first use. */
function installArtwork(root: string): void {
  if (existsSync(join(root, 'artwork/node_modules/simple-icons'))) return;
  process.stdout.write('Installation des programmes de dessin (artwork/)…\n');
  const { status } = spawnSync('npm', ['--prefix', 'artwork', 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new NewEntryFault('Les programmes de dessin ne se sont pas installés : le réseau répond-il ?');
}

/**
 * Copies the owner’s logo to where `artwork/` looks for it.
 * @throws NewEntryFault when it is not an SVG file, or one without a path, of which nothing would be drawn
 */
function keepLogo(record: Recorder, { path }: NewEntry, logo: string): void {
  if (!logo.endsWith('.svg') || !existsSync(logo))
    throw new NewEntryFault(`${logo} n’est pas un fichier SVG.`);
  if (!/<path[^>]*?\sd="[^"]/.test(readFileSync(logo, 'utf8')))
    throw new NewEntryFault(
      `${logo} n’a aucun tracé (<path>) : dans votre logiciel de dessin, convertissez formes et lettres en tracés.`,
    );
  record.write(`artwork/series/logos/${path.split('/').at(-1)}.svg`, readFileSync(logo));
}

/** Draws the page’s pictures; its Open Graph picture is drawn by the server. */
function draw(root: string, record: string, { drawings }: NewEntry): boolean {
  installArtwork(root);
  for (const family of drawings) {
    const { status, stderr } = spawnSync(process.execPath, ['run.ts', family, `--record=${record}`], {
      cwd: join(root, 'artwork'),
      encoding: 'utf8',
    });
    if (status === 0) continue;
    process.stderr.write(`${stderr}\nLe dessin a échoué ; une fois réparé : npm run artwork -- ${family}\n`);
    return false;
  }
  process.stdout.write('Ses images sont dessinées.\n');
  return true;
}
