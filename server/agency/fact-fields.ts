import { partList } from 'content-collections';
import { isBookingLink } from '../../content/booking-links.ts';
import type { FactSection } from './fact-sections.ts';

export interface FactField {
  /** Path of its value in the section, and its name in the form: `phone.display`. */
  name: string;
  label: string;
  kind: FieldKind;
  hint?: string;
}

type FieldKind =
  | 'line'
  | 'email'
  | 'url'
  | 'time'
  | 'date'
  | 'words'
  /** Paragraphs separated by empty lines. */
  | 'paragraphs'
  /** HTML, edited as Markdown. */
  | 'html'
  /** « 40 projets », one per line. */
  | 'figures'
  /** Days of the week as checkboxes: `days.1` is Monday. */
  | 'days'
  /** « vendredi 9:00 17:00 », one per line. */
  | 'dayHours'
  /** « 03/08/2026 au 21/08/2026 », one per line. */
  | 'closures'
  /** Words or expressions, one per line. */
  | 'terms'
  /** The name of a partner or of any other company. */
  | 'company'
  /** Id of a review of the list. */
  | 'review'
  /** Two reviews: `shown.pair.0` and `shown.pair.1`. */
  | 'pair'
  /** Path of an existing picture, or an upload. */
  | 'picture'
  | 'flag';

/** Fields of the proof, in each section that can hold sample data. */
const PROOF_FIELDS: readonly FactField[] = [
  {
    name: 'sample',
    label: 'C’est un exemple',
    kind: 'flag',
    hint: 'Les pages le disent à côté, et la mise en ligne attend.',
  },
  {
    name: 'proof.source',
    label: 'D’où cela vient',
    kind: 'line',
    hint: 'Un e-mail du client, un contrat, un décompte : ce que vous montreriez à qui le demande. Le site ne l’affiche pas.',
  },
  { name: 'proof.date', label: 'Vérifié le', kind: 'date' },
];

/** The sections with a single form. */
const FORM_FIELDS: Readonly<Record<Exclude<FactSection, ListSection>, readonly FactField[]>> = {
  contact: [
    {
      name: 'phone.display',
      label: 'Téléphone',
      kind: 'line',
      hint: 'Un numéro français, ou avec son indicatif : +32 …',
    },
    { name: 'mailboxes.general', label: 'E-mail général', kind: 'email' },
    { name: 'mailboxes.sales', label: 'E-mail commercial', kind: 'email' },
    { name: 'mailboxes.recruitment', label: 'E-mail pour le recrutement', kind: 'email' },
    { name: 'mailboxes.press', label: 'E-mail pour la presse', kind: 'email' },
    { name: 'address.street', label: 'Rue', kind: 'line' },
    { name: 'address.postalCode', label: 'Code postal', kind: 'line' },
    { name: 'address.city', label: 'Ville', kind: 'line' },
    { name: 'address.country', label: 'Pays', kind: 'line' },
    { name: 'links.appointment', label: 'Prendre rendez-vous', kind: 'url' },
    { name: 'links.consultation', label: 'Séance de consulting IT', kind: 'url' },
    { name: 'links.discoveryCall', label: 'Appel découverte', kind: 'url' },
    { name: 'links.network', label: 'Réseau professionnel', kind: 'url' },
    ...PROOF_FIELDS,
  ],
  hours: [
    {
      name: 'days',
      label: 'Jours ouvrés',
      kind: 'days',
      hint: 'Les jours fériés français n’en sont jamais.',
    },
    { name: 'opens', label: 'Ouverture', kind: 'time' },
    { name: 'closes', label: 'Fermeture', kind: 'time' },
    {
      name: 'exceptions',
      label: 'Jours qui ont d’autres heures',
      kind: 'dayHours',
      hint: 'Un par ligne : vendredi 9:00 17:00',
    },
    {
      name: 'closures',
      label: 'Fermetures',
      kind: 'closures',
      hint: 'Congés et ponts, un par ligne : 03/08/2026 au 21/08/2026, ou un seul jour. Ces jours-là, le délai promis s’arrête, et formulaires, confirmation et e-mails disent jusqu’à quand.',
    },
    {
      name: 'alsaceMoselle',
      label: 'Alsace-Moselle',
      kind: 'flag',
      hint: 'Le Vendredi saint et la Saint-Étienne sont fériés aussi.',
    },
    {
      name: 'text',
      label: 'En toutes lettres',
      kind: 'line',
      hint: 'Par exemple : du lundi au vendredi, de 9 h à 18 h',
    },
  ],
  figures: [
    {
      name: 'keyStats',
      label: 'Chiffres clés',
      kind: 'figures',
      hint: 'Un par ligne, le nombre d’abord : 40 projets',
    },
    {
      name: 'rating',
      label: 'Note des clients',
      kind: 'line',
      hint: 'Par exemple : 4,9/5. Dites à côté de combien d’avis elle est la moyenne et de quelle période, dans les textes de la page du devis : la loi le demande.',
    },
    ...PROOF_FIELDS,
  ],
  sellers: [
    {
      name: 'words',
      label: 'Mots et expressions',
      kind: 'terms',
      hint: 'Un par ligne. Une demande qui en contient trois est mise de côté, jamais refusée ni effacée ; chaque lien après le premier compte pour un mot. Accents, majuscules et pluriels sont égaux.',
    },
  ],
  engines: [
    {
      name: 'google',
      label: 'Google Search Console',
      kind: 'line',
      hint: 'La balise meta, ou le nom du fichier google….html, que Google donne pour valider le site. Le site montre l’une, ou répond à l’autre.',
    },
    { name: 'bing', label: 'Bing Webmaster Tools', kind: 'line', hint: 'La balise meta que Bing donne.' },
  ],
  founder: [
    { name: 'name', label: 'Prénom et nom', kind: 'line' },
    { name: 'title', label: 'Fonction', kind: 'line' },
    { name: 'heading', label: 'Titre de la rubrique', kind: 'line' },
    {
      name: 'message',
      label: 'Message',
      kind: 'paragraphs',
      hint: 'Une ligne vide sépare deux paragraphes. Les services citent le premier seul, les technologies le deuxième, les villes le troisième.',
    },
    { name: 'photo', label: 'Portrait', kind: 'picture' },
    {
      name: 'photoAlt',
      label: 'Ce que montre le portrait',
      kind: 'line',
      hint: 'Pour qui ne le voit pas : Portrait de Prénom Nom',
    },
    {
      name: 'hidden',
      label: 'Ne pas montrer cette rubrique',
      kind: 'flag',
      hint: 'Le texte reste ici, aucune page ne le montre.',
    },
    ...PROOF_FIELDS,
  ],
};

/** Fields of a section's form; without the booking links if booking is off. */
export function formFields(section: Exclude<FactSection, ListSection>): readonly FactField[] {
  return FORM_FIELDS[section].filter(isAsked);
}

/** The fields of a section that its form leaves out. */
export function unaskedFields(section: Exclude<FactSection, ListSection>): readonly FactField[] {
  return FORM_FIELDS[section].filter((field) => !isAsked(field));
}

function isAsked({ name }: FactField): boolean {
  return partList.booking || !isBookingLink(name.replace('links.', ''));
}

const LIST_SECTIONS = ['reviews', 'partners', 'questions'] as const satisfies readonly FactSection[];

/** A section that is a list, with a form for each entry. */
export type ListSection = (typeof LIST_SECTIONS)[number];

interface ListShape {
  /** Name of the list in the section's value. */
  key: string;
  fields: readonly FactField[];
  /** Fields that the id of a new entry is made from. */
  idFrom: readonly string[];
  /** Field shown as the title of an entry. */
  titleFrom: string;
  words: { add: string; remove: string };
  /** Form of the section itself, besides those of its entries. */
  own?: { fields: readonly FactField[]; submit: string };
}

/** The reviews of the pages that have no file of their own to name one. */
const SHOWN_REVIEWS: readonly FactField[] = [
  { name: 'shown.home', label: 'Avis de l’accueil', kind: 'review' },
  {
    name: 'shown.caseStudies',
    label: 'Avis de la page des réalisations',
    kind: 'review',
    hint: 'Chaque service, ville, technologie et réalisation nomme le sien dans son fichier.',
  },
  { name: 'shown.pair', label: 'Avis de la demande de devis', kind: 'pair' },
  { name: 'shown.services', label: 'Avis de la page des services', kind: 'pair' },
];

export const LISTS: Readonly<Record<ListSection, ListShape>> = {
  reviews: {
    key: 'reviews',
    idFrom: ['author', 'company'],
    titleFrom: 'author',
    words: { add: 'Ajouter un avis', remove: 'Retirer cet avis' },
    own: { fields: [...SHOWN_REVIEWS, ...PROOF_FIELDS], submit: 'Enregistrer' },
    fields: [
      { name: 'author', label: 'Prénom et nom', kind: 'line' },
      { name: 'role', label: 'Fonction', kind: 'line', hint: 'Comme après une virgule : directeur général' },
      { name: 'company', label: 'Entreprise', kind: 'company' },
      { name: 'city', label: 'Ville', kind: 'line' },
      { name: 'quote', label: 'Avis', kind: 'words', hint: 'De 20 à 55 mots, tels qu’ils ont été dits.' },
    ],
  },
  partners: {
    key: 'partners',
    idFrom: ['name'],
    titleFrom: 'name',
    words: { add: 'Ajouter un partenaire', remove: 'Retirer ce partenaire' },
    own: { fields: PROOF_FIELDS, submit: 'Enregistrer la preuve' },
    fields: [
      { name: 'name', label: 'Nom', kind: 'line' },
      {
        name: 'inSentence',
        label: 'Dans une phrase',
        kind: 'line',
        hint: 'Si un article le précède : la Banque Ormeval',
      },
      { name: 'logo', label: 'Logo', kind: 'picture' },
    ],
  },
  questions: {
    key: 'general',
    idFrom: ['question'],
    titleFrom: 'question',
    words: { add: 'Ajouter une question', remove: 'Retirer cette question' },
    fields: [
      { name: 'question', label: 'Question', kind: 'line' },
      {
        name: 'answer',
        label: 'Réponse',
        kind: 'html',
        hint: 'Une ligne vide sépare deux paragraphes ; un lien s’écrit [ses mots](/adresse).',
      },
    ],
  },
};

export function isList(section: FactSection): section is ListSection {
  return LIST_SECTIONS.some((known) => known === section);
}
