import { allCities, allServices } from 'content-collections';
import * as v from 'valibot';
import { FILE_FACTS } from '../../content/facts.ts';
import { inSentences } from '../../domain/city-in-sentences.ts';
import { departments, regionOf } from '../../domain/departments.ts';
import type { Changes, FieldValue } from './changes.ts';
import type { Entry } from './entries.ts';
import type { Field } from './field.ts';

type Values = Readonly<Record<string, FieldValue>>;
type Given = Partial<Pick<Field, 'kind' | 'label' | 'help' | 'choices'>>;

/** How a page of a kind is made without a file. */
interface Making {
  /** Without these the page would be empty; with what stands in a preview for those that are not written. */
  essential: Values;
  /** Parts that it can do without, as far as their fields go. */
  blank: Readonly<Record<string, unknown>>;
  /** Fields that files have no form for, or another one; `null` for none. */
  given: Readonly<Record<string, Given | null>>;
  /** What is written for the author where nothing is. */
  proposed(written: Values): Values;
  /** What follows from other fields. */
  derived(written: Values): Values;
  /** Least number of words that no other page of its kind has: two thirds of what the page then shows (`added-cities.test.ts`). */
  leastOwnWords: number;
}

const CONTENT = 'Le texte de la page paraît ici à mesure que vous l’écrivez.';

const MAKINGS: Readonly<Record<string, Making>> = {
  city: {
    essential: {
      name: 'Votre ville',
      department: 'Paris',
      heroSubTitle: 'Votre phrase en grand paraît ici, sous le nom de la ville.',
      metaDescription: 'x'.repeat(120),
      'needs.0.title': 'Un premier besoin',
      'needs.0.text': 'Ce que les entreprises de la ville demandent le plus souvent.',
      'needs.1.title': 'Un deuxième besoin',
      'needs.1.text': 'Ce que les entreprises de la ville demandent aussi.',
      'needs.2.title': 'Un troisième besoin',
      'needs.2.text': 'Ce que les entreprises de la ville demandent enfin.',
      title1: 'Le titre de votre texte',
      content: CONTENT,
    },
    blank: {
      needs: [{}, {}, {}],
      pillars: {},
      expertises: {},
      questions: [{}, {}, {}],
    },
    given: {
      department: {
        kind: 'choice',
        label: 'Département',
        choices: [['', 'À choisir'], ...departments.map((name): [string, string] => [name, name])],
        help: 'Sa région et ses villes voisines en viennent.',
      },
      heroSubTitle: { help: 'En grand : ce que vous faites là, qu’aucune autre ville ne dit.' },
      metaDescription: { help: 'Le nom de la ville doit y être.' },
      content: { help: 'De quoi vit la ville, ce que vous y faites, comment vous y venez.' },
      region: null,
      population: null,
      locative: { label: 'Nom après « à » ou « au »' },
      picture: { kind: 'picture', label: 'Image du premier écran' },
      object: { label: 'Ce que montre cette image' },
    },
    proposed: ({ name = '' }) => ({
      ...inSentences(String(name)),
      picture: '/assets/contact/accueil-1.svg',
    }),
    derived: ({ name = '', department = '' }) => {
      const region = regionOf(String(department));
      const near = allCities.filter((city) => city.region === region && city.name !== name);
      const neighbours = near.slice(0, 4).map(({ slug }) => slug);
      return {
        ...general(),
        region: region ?? '',
        neighbours: neighbours.length < 2 ? '' : neighbours,
        ...Object.fromEntries(
          allServices.slice(0, 3).map(({ slug }, index) => [`services.${index}.service`, slug]),
        ),
      };
    },
    leastOwnWords: 390,
  },
};

/** Questions of every page, which follow the page’s own. */
function general(): Values {
  return { generalQuestions: FILE_FACTS.faq.general.slice(0, 2).map(({ id }) => id) };
}

/** How colleagues add a page of the kind of an entry; `undefined` if they cannot. */
export function makingOf({ kind }: Entry): Making | undefined {
  return MAKINGS[kind];
}

/** Whether changes are a whole page: what a file must have was never in one. */
export function isWhole(entry: Entry, changes: Changes): boolean {
  return makingOf(entry) !== undefined && changes.name?.base === '';
}

/** The changes of an empty file that make a page. */
export function madeFrom(entry: Entry, values: Values): Changes {
  const written = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const { proposed, derived } = makingOf(entry) ?? {};
  const all = { ...proposed?.(written), ...written, ...derived?.(written) };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === '' ? [] : [[name, { value, base: '' }]])),
  );
}

/** The values that changes give. */
export function valuesOf(changes: Changes): Values {
  return Object.fromEntries(Object.entries(changes).map(([name, { value }]) => [name, value]));
}

type Leaf = readonly [keys: readonly string[], value: FieldValue];

/** The file that changes make of an empty one; an item of a list that has nothing is there for the schema to refuse. */
export function madeFile(changes: Changes): Record<string, unknown> {
  return fieldsIn(Object.entries(changes).map(([name, { value }]): Leaf => [name.split('.'), value]));
}

function fieldsIn(leaves: readonly Leaf[]): Record<string, unknown> {
  const groups = Map.groupBy(leaves, ([[key = '']]) => key);
  return Object.fromEntries(Array.from(groups, ([key, group]) => [key, valueIn(group)]));
}

function valueIn(leaves: readonly Leaf[]): unknown {
  const [[keys = [], value] = []] = leaves;
  if (keys.length === 1) return value;
  const fields = fieldsIn(leaves.map(([[, ...rest], inner]): Leaf => [rest, inner]));
  const places = Object.keys(fields).map(Number);
  if (!places.every(Number.isInteger)) return fields;
  return Array.from({ length: Math.max(...places) + 1 }, (_, index) => fields[index] ?? {});
}

/** What can be shown of a page that is not finished. */
export function madeSoFar(entry: Entry, changes: Changes): Changes {
  const { essential = {} } = makingOf(entry) ?? {};
  const values: Record<string, FieldValue> = { ...essential, ...valuesOf(changes) };
  const read = v.safeParse(entry.schema, madeFile(madeFrom(entry, values)));
  for (const { path = [] } of read.issues ?? []) {
    const keys = path.map(({ key }) => String(key));
    const filler = essential[keys.join('.')];
    if (filler !== undefined) values[keys.join('.')] = filler;
    else for (const name of Object.keys(values)) if (name.split('.')[0] === keys[0]) delete values[name];
  }
  return madeFrom(entry, { ...essential, ...values });
}
