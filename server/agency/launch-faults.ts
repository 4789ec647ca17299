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
} from 'content-collections';
import origins from 'content-collections/origins.json';
import demonstration from '../../content/demonstration.json';
import type { Facts } from '../../content/facts.ts';
import { type PreflightFault, preflightFaults, SETTINGS } from '../../content/preflight.ts';
import { type Config, unsetVariables } from '../config.ts';

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
  };
  return [
    ...preflightFaults(content, { origins, demonstration }),
    ...configurationFaults(config, unsetVariables(['LEADS_TO'])),
  ];
}

/** Settings that are fit for trying the site, but not for production. */
function configurationFaults(
  { publicUrl, mail, trustProxy, database }: Config,
  unset: readonly string[],
): PreflightFault[] {
  const isPublic = publicUrl.protocol === 'https:';
  const faults: (Omit<PreflightFault, 'file'> | false)[] = [
    !isPublic && {
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
      what: 'aucun courriel ne part, ils deviennent des fichiers',
      remedy: 'Donnez l’adresse de votre serveur d’envoi, puis essayez-la',
      command: 'npm run site -- mail test',
    },
    unset.includes('LEADS_TO') && {
      field: 'LEADS_TO',
      what: 'personne n’est nommé pour recevoir les demandes',
      remedy: 'Écrivez une ou plusieurs adresses',
    },
    isPublic &&
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
