import type { FactSection } from './fact-sections.ts';

interface SectionName {
  /** In its URLs: `/equipe/agence#avis`. */
  slug: string;
  title: string;
  file: string;
}

/** The sections of `/equipe/agence`, in order. */
export const SECTION_NAMES: Readonly<Record<FactSection, SectionName>> = {
  contact: { slug: 'coordonnees', title: 'Coordonnées et liens', file: 'agency.yaml' },
  hours: { slug: 'horaires', title: 'Horaires', file: 'agency.yaml' },
  figures: { slug: 'chiffres', title: 'Chiffres clés et note', file: 'claims.yaml' },
  reviews: { slug: 'avis', title: 'Avis de clients', file: 'reviews.yaml' },
  partners: { slug: 'partenaires', title: 'Partenaires', file: 'partners.yaml' },
  founder: { slug: 'direction', title: 'Mot de la direction', file: 'founder.yaml' },
  questions: { slug: 'questions', title: 'Questions générales', file: 'faq.yaml' },
  sellers: { slug: 'demarchage', title: 'Mots du démarchage', file: 'seller-words.yaml' },
};
