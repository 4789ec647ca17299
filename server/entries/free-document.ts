import * as v from 'valibot';
import { freePageSchema, MOST_SECTIONS, SECTIONS, type SectionKind } from '../../content/schema/free-page.ts';
import type { Changes } from './changes.ts';

type Fields = Readonly<Record<string, string>>;

/** A page that colleagues make, as far as it is written: all its texts are changes of an empty file. */
export interface FreeDocument {
  fields: Fields;
  sections: readonly Fields[];
}

const SECTION_FIELD = /^sections\.(\d{1,2})\.(\w+)$/;

/** Field of a form that names the kinds of its sections, in order. */
export const SECTION_KINDS = 'sections';

/** Reads the page that changes make. */
export function documentOf(changes: Changes): FreeDocument {
  const fields: Record<string, string> = {};
  const sections: Record<string, string>[] = [];
  for (const [name, { value }] of Object.entries(changes)) {
    const [, index, key] = SECTION_FIELD.exec(name) ?? [];
    if (index === undefined || key === undefined) fields[name] = String(value);
    else sections[Number(index)] = { ...sections[Number(index)], [key]: String(value) };
  }
  return { fields, sections: sections.filter((section) => isKind(section.kind)) };
}

/** The changes that make a page. */
export function changesOf({ fields, sections }: FreeDocument): Changes {
  const all = [
    ...Object.entries(fields),
    ...sections.flatMap((section, index) =>
      Object.entries(section).map(([key, text]): [string, string] => [`sections.${index}.${key}`, text]),
    ),
  ];
  return Object.fromEntries(
    all.filter(([, value]) => value !== '').map(([name, value]) => [name, { value, base: '' }]),
  );
}

/** The page as its schema reads it. */
export function fileOf(changes: Changes): Record<string, unknown> {
  const { fields, sections } = documentOf(changes);
  return { ...fields, sections };
}

const FILLERS: Fields = {
  title: 'Sans titre',
  name: 'Sans nom',
  metaDescription: 'x'.repeat(120),
  isListed: 'non',
  isInFooter: 'non',
};
const FILLER: Fields = {
  kind: 'text',
  content: 'Les sections paraissent ici à mesure que vous les remplissez.',
};

/** What can be shown of a page that is not finished: its sections without a fault. */
export function shownSoFar(changes: Changes): Changes {
  const { fields, sections } = documentOf(changes);
  const finished = sections.filter(
    ({ kind, ...rest }) => isKind(kind) && v.is(SECTIONS[kind], { kind, ...rest }),
  );
  const { title, lead, name } = freePageSchema.entries;
  const known = Object.entries({ title, lead, name }).filter(([key, schema]) => v.is(schema, fields[key]));
  return changesOf({
    fields: { ...FILLERS, ...Object.fromEntries(known.map(([key]) => [key, fields[key] ?? ''])) },
    sections: finished.length > 0 ? finished : [FILLER],
  });
}

export function isKind(kind: string | undefined): kind is SectionKind {
  return kind !== undefined && Object.hasOwn(SECTIONS, kind);
}

/** What a button does to the sections: « ajouter:text », « monter:2 », « descendre:2 », « retirer:2 ». */
export function rearranged(document: FreeDocument, act: string): FreeDocument | null {
  const [, verb, what = ''] = /^(ajouter|monter|descendre|retirer):(\w+)$/.exec(act) ?? [];
  const { sections } = document;
  if (verb === 'ajouter')
    return isKind(what) && sections.length < MOST_SECTIONS
      ? { ...document, sections: [...sections, { kind: what }] }
      : null;
  const at = Number(what);
  const section = sections[at];
  if (verb === undefined || section === undefined) return null;
  const others = sections.toSpliced(at, 1);
  if (verb === 'retirer') return { ...document, sections: others };
  return {
    ...document,
    sections: others.toSpliced(verb === 'monter' ? Math.max(at - 1, 0) : at + 1, 0, section),
  };
}
