import {
  agency,
  allArticles,
  allCaseStudies,
  allLegalPages,
  commitmentList,
  estimateList,
  homeCopy,
  look,
  partList,
  schedule,
} from 'content-collections';
import origins from 'content-collections/origins.json';
import { inOrder } from '../../app/case-studies/case-summary.ts';
import demonstration from '../../content/demonstration.json';
import type { Facts } from '../../content/facts.ts';
import { type PreflightFault, preflightFaults, SETTINGS } from '../../content/preflight.ts';
import { type Config, unsetVariables } from '../config.ts';
import { type FactSection, SECTION_NAMES } from './fact-sections.ts';

/** An item of the checklist, settled if it has no faults. */
export interface LaunchCheck {
  title: string;
  faults: readonly PreflightFault[];
  /** Page of the staff area where it is fixed; otherwise the faults name file and line. */
  href?: string;
}

export interface LaunchGroup {
  title: string;
  checks: readonly LaunchCheck[];
}

interface Rule {
  title: string;
  href?: string;
  /** Start of the path. */
  file: string;
  /** Matches the field of a fault; a fault goes to the first rule that matches. */
  field?: RegExp;
}

const settings = (title: string, name: string): Rule => ({
  title,
  file: SETTINGS,
  field: new RegExp(`^${name}$`),
});

const section = (name: FactSection): Rule => {
  const { title, file, slug } = SECTION_NAMES[name];
  return { title, href: `/equipe/agence#${slug}`, file: `content/${file}` };
};

const groupsOfRules = (): readonly { title: string; rules: readonly Rule[] }[] => [
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
      { title: 'Équipe, paiement, défauts et séparation', file: 'content/commitments.yaml' },
      { title: 'Jour de la version d’essai', file: 'content/schedule.yaml' },
      ...allCaseStudies
        .toSorted(inOrder)
        .map(({ slug, title }) => ({ title, file: `content/case-studies/${slug}.yaml` })),
      { title: 'Grand titre de l’accueil', file: 'content/copy/home.yaml' },
      { title: 'Articles', file: 'content/articles/' },
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
      settings('Envoi des e-mails', 'SMTP_URL'),
      settings('Qui reçoit les demandes', 'LEADS_TO'),
      settings('Adresses des visiteurs', 'TRUST_PROXY'),
      settings('Base de données', 'DATABASE_URL'),
    ],
  },
];

export function launchChecklist(faults: readonly PreflightFault[]): LaunchGroup[] {
  const left = new Set(faults);
  const groups = groupsOfRules().map(({ title, rules }) => ({
    title,
    checks: rules.map((rule): LaunchCheck => {
      const own = [...left].filter(
        ({ file, field }) => file.startsWith(rule.file) && (rule.field?.test(field) ?? true),
      );
      for (const fault of own) left.delete(fault);
      return { title: rule.title, faults: own, ...(rule.href ? { href: rule.href } : {}) };
    }),
  }));
  // Faults that no rule covers.
  const others = [...left].map((fault): LaunchCheck => ({ title: fault.file, faults: [fault] }));
  return others.length === 0 ? groups : [...groups, { title: 'À régler aussi', checks: others }];
}

/** Everything to settle before the site goes live, in the content, the facts and the settings. */
export function launchFaults(facts: Facts, config: Config): PreflightFault[] {
  const content = {
    ...facts,
    parts: partList,
    caseStudies: allCaseStudies,
    articles: allArticles,
    home: homeCopy,
    look,
    legalPages: allLegalPages,
    estimates: estimateList,
    commitments: commitmentList,
    schedule,
  };
  return [
    ...preflightFaults(content, { origins, demonstration }),
    ...configurationFaults(config, unsetVariables(['LEADS_TO'])),
  ];
}

/** Settings that are fit for trying the site, but not for production. */
function configurationFaults(
  { publicUrl, isHttps, mail, trustProxy, database }: Config,
  unset: readonly string[],
): PreflightFault[] {
  const faults: (Omit<PreflightFault, 'file'> | false)[] = [
    !isHttps && {
      field: 'PUBLIC_URL',
      what: `${publicUrl.origin} n’est pas une adresse en https`,
      remedy: 'Écrivez l’adresse publique du site',
    },
    publicUrl.host !== agency.domain && {
      field: 'PUBLIC_URL',
      what: `${publicUrl.host} n’est pas le domaine de content/agency.yaml (${agency.domain}), sous lequel pages, plan et données structurées annoncent leurs adresses`,
      remedy: 'Écrivez le même domaine aux deux endroits',
    },
    mail.kind !== 'smtp' && {
      field: 'SMTP_URL',
      what: 'aucun e-mail ne part, ils deviennent des fichiers',
      remedy: 'Donnez l’adresse de votre serveur d’envoi, puis essayez-la',
      command: 'npm run site -- mail test',
    },
    unset.includes('LEADS_TO') && {
      field: 'LEADS_TO',
      what: 'personne n’est nommé pour recevoir les demandes',
      remedy: 'Écrivez une ou plusieurs adresses',
    },
    isHttps &&
      trustProxy === 0 && {
        field: 'TRUST_PROXY',
        what: '0, alors que https suppose un mandataire : tous les visiteurs auraient son adresse',
        remedy: 'Écrivez le nombre de mandataires, le plus souvent 1',
      },
    database.engine === 'sqlite' &&
      database.file === ':memory:' && {
        field: 'DATABASE_URL',
        what: 'une base en mémoire perd les demandes à chaque arrêt',
        remedy: 'Nommez un fichier ou une base PostgreSQL',
      },
  ];
  return faults.filter((fault) => fault !== false).map((fault) => ({ file: SETTINGS, ...fault }));
}
