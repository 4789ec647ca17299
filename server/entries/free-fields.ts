import { allCaseStudies, menu } from 'content-collections';
import { freePageSchema, SECTIONS, type SectionKind } from '../../content/schema/free-page.ts';
import { type Changes, isObject } from './changes.ts';
import { type Field, limitsOf } from './field.ts';
import { documentOf, isKind } from './free-document.ts';

/** What colleagues call a section, and what is in it. */
export const SECTION_WORDS: Readonly<Record<SectionKind, { name: string; help: string }>> = {
  text: { name: 'Texte', help: 'Des paragraphes, des listes, des liens, des images.' },
  picture: { name: 'Image et texte', help: 'Une photographie à côté d’un texte.' },
  cards: { name: 'Cartes', help: 'De 2 à 9 cartes, chacune avec un titre.' },
  steps: { name: 'Étapes', help: 'De 2 à 9 étapes numérotées.' },
  figures: { name: 'Chiffres', help: 'De 2 à 4 chiffres en grand, chacun avec ce qu’il mesure.' },
  questions: { name: 'Questions', help: 'Des questions qui s’ouvrent sur leur réponse.' },
  offer: { name: 'Offre et prix', help: 'Un prix, ce qu’il comprend, un bouton.' },
  case: { name: 'Réalisation', help: 'Une réalisation du site, et pourquoi elle compte ici.' },
  reviews: { name: 'Avis', help: 'Les avis de clients de la page d’accueil.' },
  partners: { name: 'Logos', help: 'La bande des partenaires.' },
  booking: { name: 'Rendez-vous', help: 'La séance offerte et son lien de réservation.' },
  form: { name: 'Formulaire', help: 'Il arrive dans les demandes, avec son objet et son remerciement.' },
  action: { name: 'Appel à l’action', help: 'Une phrase et un bouton.' },
};

const LABELS: Readonly<Record<string, string>> = {
  title: 'Titre',
  lead: 'Phrase sous le titre',
  name: 'Nom dans les liens',
  metaDescription: 'Description (résultat de recherche)',
  isListed: 'Dans les moteurs de recherche, la recherche et le plan du site',
  isInFooter: 'Dans le pied de page',
  share: 'Image des liens partagés',
  menu: 'Dans le menu des services',
  until: 'Dernier jour où elle se lit',
  next: 'Où vont ensuite ses visiteurs',
  content: 'Texte',
  picture: 'Image',
  alt: 'Ce que montre l’image',
  price: 'Prix',
  label: 'Texte du bouton',
  link: 'Où mène le bouton',
  caseStudy: 'Réalisation',
  reason: 'Pourquoi elle compte ici',
  subject: 'Objet des demandes',
  thanks: 'Remerciement après l’envoi',
};
/** Longest text that is written in one line (characters). */
const LONGEST_TITLE = 90;
const PARTS = 'Une partie après l’autre, chacune sous une ligne « ### Son titre ».';
const HELPS: Readonly<Record<string, string>> = {
  share: 'Elle entoure le titre dans les messageries et les réseaux ; sans elle, le titre seul.',
  menu: 'Un responsable la publie, comme au pied de page.',
  next: '/contact, ou une autre page du site (301) ; sans elle, son adresse répond que la page n’existe plus (410).',
  link: '/contact, /obtenir-un-devis, ou l’adresse entière d’un autre site.',
  subject: 'Montré avec la demande, dans /equipe.',
};
const WITH_PARTS = new Set(['cards', 'steps', 'figures', 'questions']);
const YES_OR_NO = [
  ['oui', 'Oui'],
  ['non', 'Non'],
] as const;

/** The fields of a page that colleagues make: its own, then those of its sections. */
export function freeFields(changes: Changes): readonly Field[] {
  const { sections } = documentOf(changes);
  const { sections: _, ...own } = freePageSchema.entries;
  return [
    ...Object.entries(own).map(([key, schema]) => fieldOf(key, key, schema, '')),
    ...sections.flatMap(({ kind }, index) => {
      if (!isKind(kind)) return [];
      const group = `${index + 1}. ${SECTION_WORDS[kind].name}`;
      return Object.entries(SECTIONS[kind].entries)
        .filter(([key]) => key !== 'kind')
        .map(([key, schema]) => fieldOf(`sections.${index}.${key}`, key, schema, group, kind));
    }),
  ];
}

function fieldOf(name: string, key: string, schema: unknown, group: string, kind?: SectionKind): Field {
  const isOptional = isObject(schema) && 'wrapped' in schema;
  const inner = isOptional ? schema.wrapped : schema;
  const limits = limitsOf(isObject(inner) ? inner : {});
  const isLong = (limits.most ?? 0) > LONGEST_TITLE;
  const help = kind && key === 'content' && WITH_PARTS.has(kind) ? PARTS : HELPS[key];
  const field = {
    name,
    group,
    label: LABELS[key] ?? key,
    value: '',
    isRequired: !isOptional,
    help,
    ...limits,
  };
  switch (key) {
    case 'content':
      return { ...field, kind: 'markdown' };
    case 'isListed':
    case 'isInFooter':
      return { ...field, kind: 'choice', choices: YES_OR_NO };
    case 'caseStudy':
      return {
        ...field,
        kind: 'choice',
        choices: [['', 'À choisir'], ...allCaseStudies.map(({ slug, topic }) => [slug, topic] as const)],
      };
    case 'menu':
      return {
        ...field,
        kind: 'choice',
        choices: [['', 'Non'], ...menu.services.map(({ title }) => [title, title] as const)],
      };
    case 'until':
      return { ...field, kind: 'date' };
    case 'picture':
    case 'share':
      return { ...field, kind: 'picture' };
    default:
      return { ...field, kind: isLong ? 'text' : 'line' };
  }
}
