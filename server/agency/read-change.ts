import { partList } from 'content-collections';
import * as v from 'valibot';
import { BOOKING_ADVICE, missingBookings } from '../../content/booking-links.ts';
import { frenchMessage } from '../../content/schema/messages.ts';
import { overLimits } from '../../domain/articles/text-limits.ts';
import { dialled } from '../../domain/leads/rules.ts';
import { slugify } from '../../domain/slug.ts';
import { type FactField, formFields, isList, LISTS, unaskedFields } from './fact-fields.ts';
import { FACT_SCHEMAS, type FactSection, type FactValues } from './fact-sections.ts';
import { type Typed, typedOf, valueIn } from './typed-fields.ts';

/** Error messages by field; `''` is the whole form. */
export type FactFaults = Readonly<Record<string, string>>;

/** A submitted form. */
export interface Asked {
  /** Id of the list entry, `''` for a new one; `null` for the form of the section itself. */
  entry: string | null;
  isRemoval: boolean;
  typed: Typed;
}

export type ReadChange<Section extends FactSection> = { value: FactValues[Section] } | { faults: FactFaults };

/**
 * Applies a form to a section, and validates the result with the schema of its content file.
 * @param current present value of the section
 * @param saved what was saved over the content file before; of it, the fields that the form does not ask for are kept
 */
export function readChange<Section extends FactSection>(
  section: Section,
  { current, saved }: { current: FactValues[Section]; saved: FactValues[Section] | undefined },
  asked: Asked,
): ReadChange<Section> {
  const heavy = asked.isRemoval ? {} : heavyTexts(section, asked.typed);
  if (Object.keys(heavy).length > 0) return { faults: heavy };
  const schema: v.GenericSchema<unknown, FactValues[Section]> = schemaOf(section);
  const { fields, wanted, prefix } = wantedBy(section, { current, saved }, asked);
  const unknowable = asked.isRemoval
    ? removalFaults(section, wanted)
    : ownFaults(section, fields, wanted, asked.typed);
  if (Object.keys(unknowable).length > 0) return { faults: unknowable };
  const parsed = v.safeParse(schema, wanted, { message: frenchMessage });
  if (parsed.success) {
    const missing = 'links' in parsed.output ? missingBookings(parsed.output.links, partList) : [];
    if (missing.length === 0) return { value: parsed.output };
    return {
      faults: Object.fromEntries(
        missing.map((name) => [`links.${name}`, `Ce lien manque. ${BOOKING_ADVICE}.`]),
      ),
    };
  }
  const faults: Record<string, string> = {};
  for (const issue of parsed.issues) {
    const path = (issue.path ?? []).map(({ key }) => String(key)).slice(prefix);
    const name = fieldAt(fields, path);
    faults[name] ??= sentence(issue.message, asked.typed, name);
  }
  return { faults };
}

/** Longest text with formatting (UTF-16 units): its Markdown is read on the main thread. */
const LONGEST_FORMATTED = 5000;

function heavyTexts(section: FactSection, typed: Typed): FactFaults {
  const fields = isList(section) ? LISTS[section].fields : formFields(section);
  const formatted = fields.filter(({ kind }) => kind === 'html');
  return Object.fromEntries(
    formatted.flatMap(({ name }) => {
      const text = typed[name] ?? '';
      const [fault] =
        text.length > LONGEST_FORMATTED
          ? [`${LONGEST_FORMATTED.toLocaleString('fr-FR')} caractères au plus.`]
          : overLimits(text);
      return fault === undefined ? [] : [[name, fault]];
    }),
  );
}

function schemaOf<Section extends FactSection>(
  section: Section,
): v.GenericSchema<unknown, FactValues[Section]>;
function schemaOf(section: FactSection) {
  return FACT_SCHEMAS[section];
}

interface Wanted {
  fields: readonly FactField[];
  wanted: Record<string, unknown>;
  /** Number of keys from the section to the value of the form. */
  prefix: number;
}

function wantedBy(
  section: FactSection,
  { current, saved }: { current: object; saved: object | undefined },
  { entry, isRemoval, typed }: Asked,
): Wanted {
  const standing = Object.fromEntries(Object.entries(current));
  if (!isList(section)) {
    const fields = formFields(section);
    const unasked = unaskedFields(section);
    const said = valueIn([...fields, ...unasked], { ...typed, ...typedOf(unasked, saved) });
    return {
      fields,
      wanted: withPhone({ ...beyond(fields, standing), ...said }),
      prefix: 0,
    };
  }
  const { key, fields, idFrom, own } = LISTS[section];
  if (entry === null) {
    const said = own?.fields ?? [];
    return { fields: said, wanted: { ...beyond(said, standing), ...valueIn(said, typed) }, prefix: 0 };
  }
  const entries = entriesOf(standing[key]);
  const place = entries.findIndex(({ id }) => id === entry);
  const said = valueIn(fields, typed);
  const id = entry || typed.id || freeId(idFrom.map((name) => String(said[name] ?? '')).join(' '), entries);
  const others = entries.filter(({ id: other }) => other !== entry);
  if (isRemoval) return { fields, wanted: { ...standing, [key]: others }, prefix: 2 };
  const at = Math.min(Math.max(Number(typed.place) || others.length + 1, 1), others.length + 1) - 1;
  const isMoved = place < 0 || Boolean(typed.place);
  const list = others.toSpliced(isMoved ? at : place, 0, { id, ...said });
  return { fields, wanted: { ...standing, [key]: list }, prefix: 2 };
}

function entriesOf(list: unknown): { id: string }[] {
  const entries = v.array(v.looseObject({ id: v.string() }));
  return v.parse(entries, list);
}

function freeId(text: string, entries: readonly { id: string }[]): string {
  const wish = slugify(text).slice(0, 60).replace(/-$/, '') || 'sans-nom';
  const isTaken = (id: string) => entries.some((entry) => entry.id === id);
  if (!isTaken(wish)) return wish;
  let number = 2;
  while (isTaken(`${wish}-${number}`)) number += 1;
  return `${wish}-${number}`;
}

/** Derives the international number from the displayed one. */
function withPhone(wanted: Record<string, unknown>): Record<string, unknown> {
  const { phone, ...others } = wanted;
  if (typeof phone !== 'object' || phone === null || !('display' in phone)) return wanted;
  const digits = dialled(String(phone.display)).replace(/[^\d+]/g, '');
  const international = /^0[1-9]\d{8}$/.test(digits) ? `+33${digits.slice(1)}` : digits;
  return { ...others, phone: { ...phone, international } };
}

/** The values of a section that the form does not edit. */
function beyond(fields: readonly FactField[], standing: Record<string, unknown>): Record<string, unknown> {
  const said = new Set(fields.map(({ name }) => name.split('.')[0]));
  return Object.fromEntries(Object.entries(standing).filter(([name]) => !said.has(name)));
}

/** Pages can do without reviews and partners, but not without questions, which have a heading. */
function removalFaults(section: FactSection, wanted: Record<string, unknown>): FactFaults {
  const isEmpty = section === 'questions' && entriesOf(wanted.general).length === 0;
  return isEmpty ? { '': 'Il en faut au moins une : remplacez-la plutôt par une autre.' } : {};
}

/** What the schema does not check: data that is not a sample needs a proof, except contact details. */
function ownFaults(
  section: FactSection,
  fields: readonly FactField[],
  wanted: Record<string, unknown>,
  typed: Typed,
): FactFaults {
  const chosen = reviewFaults(fields, wanted);
  const isAboutProof = fields.some(({ name }) => name === 'proof.source');
  if (!isAboutProof || section === 'contact' || wanted.sample !== false) return chosen;
  return {
    ...chosen,
    ...(typed['proof.source']?.trim()
      ? {}
      : { 'proof.source': 'Dites d’où cela vient, ou laissez « C’est un exemple » coché.' }),
    ...(typed['proof.date'] ? {} : { 'proof.date': 'Donnez le jour où vous l’avez vérifié.' }),
  };
}

const shownSchema = v.object({
  reviews: v.array(v.looseObject({ id: v.string() })),
  shown: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())])), {}),
});

/** Chosen reviews that are gone, or chosen twice for one page. */
function reviewFaults(fields: readonly FactField[], wanted: Record<string, unknown>): FactFaults {
  if (!fields.some(({ kind }) => kind === 'pair')) return {};
  const { reviews, shown } = v.parse(shownSchema, wanted);
  const known = new Set(reviews.map(({ id }) => id));
  const faults = Object.entries(shown).flatMap(([page, chosen]) => {
    const ids = [chosen].flat();
    if (ids.some((id) => !known.has(id))) return [[`shown.${page}`, 'Choisissez un avis de la liste.']];
    return new Set(ids).size < ids.length ? [[`shown.${page}`, 'Choisissez deux avis différents.']] : [];
  });
  return Object.fromEntries(faults);
}

function fieldAt(fields: readonly FactField[], path: readonly string[]): string {
  const whole = path.join('.');
  const found = fields.find(
    ({ name }) => whole === name || whole.startsWith(`${name}.`) || name.startsWith(`${whole}.`),
  );
  return whole !== '' && found ? found.name : whole.startsWith('phone') ? 'phone.display' : '';
}

function sentence(message: string, typed: Typed, name: string): string {
  if (name === 'phone.display' && typed[name])
    return 'Ce numéro ne se compose pas : 01 23 45 67 89, ou +32 2 123 45 67.';
  if (/manque|^un texte est attendu|est vide$/.test(message)) return 'Ce champ est à remplir.';
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
