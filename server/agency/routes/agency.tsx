import { allCaseStudies, palette } from 'content-collections';
import { FILE_FACTS } from '../../../content/facts.ts';
import { LEGIBLE, legibility } from '../../../content/logo-legibility.ts';
import { MAX_PICTURE_SIZE, PictureRefused, TOO_HEAVY } from '../../../content/picture-forms.ts';
import { articlePicture } from '../../../domain/articles/picture-address.ts';
import { personName } from '../../../domain/person-name.ts';
import { keepPicture, readPicture } from '../../articles/pictures/picture-store.ts';
import { AppError } from '../../errors.ts';
import { OWNERS } from '../../staff/access.ts';
import { fieldsIn, type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import factsScript from '../client/facts.client.ts?script';
import { exportedFile } from '../export-files.ts';
import type { FactStandings } from '../fact-desk.ts';
import { type FactField, formFields, isList, LISTS } from '../fact-fields.ts';
import { FACT_SECTIONS, type FactSection, SECTION_NAMES } from '../fact-sections.ts';
import { type Asked, type FactFaults, readChange } from '../read-change.ts';
import { AgencyScreen } from '../screens/agency.tsx';
import type { FactChoices } from '../screens/fact-field.tsx';
import { NEW_ENTRY, type RefusedFacts } from '../screens/fact-form.tsx';
import { inputNames, type Typed, typedOf } from '../typed-fields.ts';

const PATH = '/equipe/agence';
/** Fields of every form besides those of its section. */
const FORM_NAMES = ['revision', 'geste', 'element', 'place', 'id'];

const FAINT = 'Ce logo se voit mal sur fond blanc. Donnez-en une variante sombre.';

type Refused = RefusedFacts & { section: FactSection };

export function agencyRoutes(area: StaffArea): void {
  const { routes, room, database, factDesk: desk, clock, assets } = area;

  routes.get(PATH, OWNERS, (c) => show(c));

  routes.get(`${PATH}/fichiers/:file`, OWNERS, async (c) => {
    const name = c.req.param('file');
    const { own } = await desk.read();
    const text = exportedFile(name, own);
    if (text === undefined) throw new AppError('not_found');
    return c.body(text, 200, {
      'Content-Type': 'application/yaml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });

  routes.post(`${PATH}/:section`, OWNERS, async (c) => {
    const section = FACT_SECTIONS.find((known) => SECTION_NAMES[known].slug === c.req.param('section'));
    if (section === undefined) throw new AppError('not_found');
    const names = [...FORM_NAMES, ...fieldsOf(section).flatMap(inputNames)];
    const { typed, picture, fault } = await readFactForm(c, area, names);
    const pictureField = fieldsOf(section).find(({ kind }) => kind === 'picture')?.name ?? '';
    const said: Typed = picture === undefined ? typed : { ...typed, [pictureField]: picture };
    const refused = { section, entry: entryIn(typed), typed: said };
    if (fault !== undefined) return show(c, { ...refused, faults: { [pictureField]: fault } });
    if (section === 'partners' && picture !== undefined && (await isFaint(picture)))
      return show(c, { ...refused, typed, faults: { [pictureField]: FAINT } });
    const isLost = typed.geste === 'enregistrer' && !(await isPicture(said[pictureField] ?? ''));
    if (isLost)
      return show(c, { ...refused, faults: { [pictureField]: 'Choisissez une image de la liste.' } });
    return change(c, refused, typed.geste ?? '');
  });

  async function change(c: StaffContext, refused: Omit<Refused, 'faults'>, act: string): Promise<Response> {
    const { section, entry, typed } = refused;
    const revision = Number(typed.revision);
    const { values, own, stateOf } = await desk.read();
    if (stateOf(section).revision !== revision) return stale(c, refused);
    const asked = { entry, isRemoval: act === 'retirer', typed };
    const faults = await write(c, section, act === 'retablir' ? null : asked, { values, own, revision });
    if (faults === 'stale') return stale(c, refused);
    if (faults) return show(c, { ...refused, faults });
    const { slug } = SECTION_NAMES[section];
    return c.redirect(`${PATH}?fait=${slug}#${slug}`, 303);
  }

  /** @param asked `null` to go back to the content file */
  async function write<Section extends FactSection>(
    c: StaffContext,
    section: Section,
    asked: Asked | null,
    { values, own, revision }: Pick<FactStandings, 'values' | 'own'> & { revision: number },
  ): Promise<FactFaults | 'stale' | null> {
    const standing = { current: values[section], saved: own[section] };
    const read = asked === null ? { value: null } : readChange(section, standing, asked);
    if ('faults' in read) return read.faults;
    const lost = section === 'partners' ? clientLostWith(read.value) : undefined;
    if (lost !== undefined) return { '': lost };
    const by = staffOf(c).id;
    const outcome = await desk.change({ section, value: read.value, revision, by });
    return outcome === 'stale' ? 'stale' : null;
  }

  /** Shows the other person’s change beside the typed values. */
  async function stale(c: StaffContext, refused: Omit<Refused, 'faults'>): Promise<Response> {
    const { section, entry } = refused;
    const { values, stateOf } = await desk.read();
    const by = stateOf(section).changed?.by ?? null;
    const who = by === null ? 'Quelqu’un' : personName(by);
    const sentence = `${who} a modifié cette rubrique pendant que vous écriviez. Votre texte est gardé, et rien n’est encore enregistré.`;
    return show(
      c,
      { ...refused, faults: { '': sentence }, standing: standingOf(values, section, entry) },
      409,
    );
  }

  async function show(
    c: StaffContext,
    refused?: Refused,
    status: 200 | 409 | 422 = refused ? 422 : 200,
  ): Promise<Response> {
    const [standings, mailbox] = await Promise.all([desk.read(), area.mailboxReader.state()]);
    const done = refused
      ? undefined
      : FACT_SECTIONS.find((section) => SECTION_NAMES[section].slug === c.req.query('fait'));
    const choices = choicesIn(standings);
    const children = <AgencyScreen {...{ standings, choices, mailbox, done, refused }} now={clock.now()} />;
    return room.show(c, { title: 'Agence', path: PATH, children, status, scripts: [factsScript] });
  }

  /** Whether a picture exists; an empty path is fine. */
  async function isPicture(path: string): Promise<boolean> {
    if (path === '') return true;
    const own = articlePicture(path);
    if (!own || own.isBuilt) return assets.has(path);
    return (await readPicture(database, own.hash, `${own.width}.webp`)) !== null;
  }

  /** Whether the ground of logos swallows a picture that was brought. */
  async function isFaint(path: string): Promise<boolean> {
    const own = articlePicture(path);
    const bytes = own && (await readPicture(database, own.hash, `${own.width}.webp`));
    return bytes !== null && (await legibility(Buffer.from(bytes), palette.colours.white)) < LEGIBLE;
  }
}

/** Why partners cannot be as they are wanted: a case that is only on the site names one that no file knows. */
function clientLostWith(value: object | null): string | undefined {
  const { partners = [] } = value && isPartners(value) ? value : {};
  const known = new Set([...partners, ...FILE_FACTS.partners.partners].map(({ id }) => id));
  const study = allCaseStudies.find(({ client }) => !known.has(client));
  return study && `La réalisation « ${study.topic} » nomme ce client : changez-la ou retirez-la d’abord.`;
}

function isPartners(value: object): value is FactStandings['values']['partners'] {
  return 'partners' in value;
}

function fieldsOf(section: FactSection): readonly FactField[] {
  return isList(section)
    ? [...LISTS[section].fields, ...(LISTS[section].own?.fields ?? [])]
    : formFields(section);
}

/** Id of the form’s list entry: `''` for a new one, `null` for the section itself. */
function entryIn({ element = '' }: Typed): string | null {
  if (element === '') return null;
  return element === NEW_ENTRY ? '' : element;
}

/** The current values of a form’s fields. */
function standingOf(values: FactStandings['values'], section: FactSection, entry: string | null): Typed {
  if (!isList(section)) return typedOf(formFields(section), values[section]);
  if (entry === null) return typedOf(LISTS[section].own?.fields ?? [], values[section]);
  const { reviews, partners, questions } = values;
  const list = { reviews: reviews.reviews, partners: partners.partners, questions: questions.general }[
    section
  ];
  return typedOf(LISTS[section].fields, list.find(({ id }) => id === entry) ?? {});
}

function choicesIn({ values: { partners, reviews, founder } }: FactStandings): FactChoices {
  const companies = [
    ...partners.partners.map(({ name }) => name),
    ...reviews.reviews.map(({ company }) => company),
  ];
  const logos = [...partners.partners, ...FILE_FACTS.partners.partners].map(({ logo }) => logo);
  const portraits = [founder.photo, FILE_FACTS.founder.photo].filter((photo) => photo !== '');
  return {
    companies: [...new Set(companies)],
    logos: [...new Set(logos)],
    portraits: [...new Set(portraits)],
    reviews: reviews.reviews.map(({ id, author, company }) => ({ id, label: `${author}, ${company}` })),
  };
}

/** Most bytes of the other fields, in a form with a picture. */
const FORM_SIZE = 256 * 1024;

interface FactForm {
  /** Values by name; absent fields are empty. */
  typed: Record<string, string>;
  picture?: string;
  fault?: string;
}

/**
 * Reads a form of `/equipe/agence`, and stores its picture if there is one.
 * @throws AppError as `room.readLongForm` does
 */
async function readFactForm(
  c: StaffContext,
  { database, pictures, clock, room }: StaffArea,
  names: readonly string[],
): Promise<FactForm> {
  const typedIn = (field: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, field(name)]));
  if (!c.req.header('Content-Type')?.startsWith('multipart/form-data'))
    return { typed: typedIn(await room.readLongForm(c)) };
  const form = await room.readFormData(c, MAX_PICTURE_SIZE + FORM_SIZE);
  const typed = typedIn(fieldsIn(form));
  const file = form.get('fichier');
  if (!(file instanceof File) || file.size === 0) return { typed };
  if (file.size > MAX_PICTURE_SIZE) return { typed, fault: TOO_HEAVY };
  try {
    const brought = {
      bytes: Buffer.from(await file.arrayBuffer()),
      by: staffOf(c).id,
      now: clock.now(),
    };
    return { typed, picture: await keepPicture({ database, pictures }, brought) };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    return { typed, fault: error.message };
  }
}
