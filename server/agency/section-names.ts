import type { FactSection } from './fact-sections.ts';

interface SectionName {
  /** In addresses: `/equipe/agence#avis`, and in the journal. */
  slug: string;
  title: string;
  /** The content file that it stands in. */
  file: string;
}

/** The sections of `/equipe/agence`, in its order. */
export const SECTION_NAMES: Readonly<Record<FactSection, SectionName>> = {
  contact: { slug: 'coordonnees', title: 'Coordonnées et liens', file: 'agency.yaml' },
  hours: { slug: 'horaires', title: 'Horaires', file: 'agency.yaml' },
  figures: { slug: 'chiffres', title: 'Chiffres clés et note', file: 'claims.yaml' },
  reviews: { slug: 'avis', title: 'Avis de clients', file: 'reviews.yaml' },
  partners: { slug: 'partenaires', title: 'Partenaires', file: 'partners.yaml' },
  founder: { slug: 'direction', title: 'Mot de la direction', file: 'founder.yaml' },
  questions: { slug: 'questions', title: 'Questions générales', file: 'faq.yaml' },
};
