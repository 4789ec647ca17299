import {
  agency,
  allCaseStudies,
  allLegalPages,
  claimRegister,
  estimateList,
  founder,
  partnerList,
  reviewList,
} from 'content-collections';
import { preflightFaults } from '../../content/preflight.ts';
import { counted } from '../../domain/plural.ts';
import { type Config, unsetVariables } from '../config.ts';
import { type Command, CommandFailure, readArguments } from './command.ts';

export const preflightCommands: Readonly<Record<string, Command>> = {
  preflight: {
    parameters: '',
    summary: 'ce qui doit encore changer avant la mise en ligne, contenu et configuration',
    async run(argv, { config, terminal }) {
      readArguments(argv, {});
      const content = {
        agency,
        partners: partnerList,
        founder,
        reviews: reviewList,
        claims: claimRegister,
        estimates: estimateList,
      };
      const faults = [
        ...preflightFaults({ ...content, caseStudies: allCaseStudies, legalPages: allLegalPages }),
        ...configurationFaults(config, unsetVariables(['LEADS_TO'])),
      ];
      for (const fault of faults) terminal.out(fault);
      if (faults.length > 0)
        throw new CommandFailure(`${counted(faults.length, 'point')} à régler avant la mise en ligne`);
      terminal.out('Prêt pour la mise en ligne');
    },
  },
};

/** Settings that serve for trying the site, and not for its visitors. One line each. */
export function configurationFaults(
  { publicUrl, mail, trustProxy, database }: Config,
  unset: readonly string[],
): string[] {
  const isPublic = publicUrl.protocol === 'https:';
  return [
    ...(isPublic ? [] : [`PUBLIC_URL : ${publicUrl.origin} n’est pas une adresse en https`]),
    ...(publicUrl.host === agency.domain
      ? []
      : [
          `PUBLIC_URL : ${publicUrl.host} n’est pas le domaine de content/agency.yaml (${agency.domain}), sous lequel pages, plan et données structurées annoncent leurs adresses`,
        ]),
    ...(mail.kind === 'smtp' ? [] : ['SMTP_URL : aucun courriel ne part, ils deviennent des fichiers']),
    ...(unset.includes('LEADS_TO') ? ['LEADS_TO : personne n’est nommé pour recevoir les demandes'] : []),
    ...(isPublic && trustProxy === 0
      ? ['TRUST_PROXY : 0, alors que https suppose un mandataire : tous les visiteurs auraient son adresse']
      : []),
    ...(database.engine === 'sqlite' && database.file === ':memory:'
      ? ['DATABASE_URL : une base en mémoire perd les demandes à chaque arrêt']
      : []),
  ];
}
