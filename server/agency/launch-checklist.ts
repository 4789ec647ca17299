import { allCaseStudies, allLegalPages } from 'content-collections';
import type { PreflightFault } from '../../content/preflight.ts';
import type { FactSection } from './fact-sections.ts';
import { SECTION_NAMES } from './section-names.ts';

/** One thing that is settled, or what is still to be done about it. */
export interface LaunchCheck {
  title: string;
  faults: readonly PreflightFault[];
  /** Where it is mended on screen; elsewhere faults name file and line. */
  href?: string;
}

export interface LaunchGroup {
  title: string;
  checks: readonly LaunchCheck[];
}

/** A check, and which faults are its own. */
interface Rule {
  title: string;
  href?: string;
  file: string;
  /** The beginning of a fault's field; the first rule that a fault fits has it. */
  field?: RegExp;
}

const settings = (title: string, name: string): Rule => ({
  title,
  file: 'environnement',
  field: new RegExp(`^${name}$`),
});

const section = (name: FactSection, field?: RegExp): Rule => {
  const { title, file, slug } = SECTION_NAMES[name];
  return { title, href: `/equipe/agence#${slug}`, file: `content/${file}`, ...(field ? { field } : {}) };
};

const GROUPS: readonly { title: string; rules: readonly Rule[] }[] = [
  {
    title: 'Ce que vous dites de vous',
    rules: [
      { title: 'Marque et nom de domaine', file: 'content/agency.yaml', field: /^(?:brand|domain)/ },
      section('contact'),
      section('figures'),
      section('reviews'),
      section('partners'),
      section('founder'),
    ],
  },
  {
    title: 'Offre et réalisations',
    rules: [
      { title: 'Tarif, jours et devis de l’estimation', file: 'content/estimates.yaml' },
      ...allCaseStudies
        .toSorted((one, other) => one.order - other.order)
        .map(({ slug, title }) => ({ title, file: `content/case-studies/${slug}.yaml` })),
      { title: 'Images de partage', file: 'public/assets/partage' },
    ],
  },
  {
    title: 'Pages légales',
    rules: allLegalPages.map(({ slug, title }) => ({ title, file: `content/legal/${slug}.md` })),
  },
  {
    title: 'Réglages du serveur',
    rules: [
      settings('Adresse publique', 'PUBLIC_URL'),
      settings('Envoi des courriels', 'SMTP_URL'),
      settings('Qui reçoit les demandes', 'LEADS_TO'),
      settings('Adresses des visiteurs', 'TRUST_PROXY'),
      settings('Base de données', 'DATABASE_URL'),
    ],
  },
];

/** The faults of preflight as a list to tick off, what is settled included. */
export function launchChecklist(faults: readonly PreflightFault[]): LaunchGroup[] {
  const left = new Set(faults);
  const groups = GROUPS.map(({ title, rules }) => ({
    title,
    checks: rules.map((rule): LaunchCheck => {
      const own = [...left].filter(
        ({ file, field }) => file === rule.file && (rule.field?.test(field) ?? true),
      );
      for (const fault of own) left.delete(fault);
      return { title: rule.title, faults: own, ...(rule.href ? { href: rule.href } : {}) };
    }),
  }));
  // What preflight has learnt to find since this list was written.
  const others = [...left].map((fault): LaunchCheck => ({ title: fault.file, faults: [fault] }));
  return others.length === 0 ? groups : [...groups, { title: 'À régler aussi', checks: others }];
}
