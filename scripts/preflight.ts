import { pathToFileURL } from 'node:url';
import { preflightFaults } from '../content/preflight.ts';
import { ROOT } from './build.ts';
import { buildContent } from './content.ts';

/* `npm run preflight`: what must be replaced before the site goes live. Ends with code 1 while something is left. */

await buildContent();
const generated = await import(pathToFileURL(`${ROOT}.content-collections/generated/index.js`).href);
const faults = preflightFaults({
  agency: generated.agency,
  partners: generated.partnerList,
  founder: generated.founder,
  reviews: generated.reviewList,
  caseStudies: generated.allCaseStudies,
  legalPages: generated.allLegalPages,
});
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  faults.length > 0
    ? `${faults.length} points à régler avant la mise en ligne\n`
    : 'Prêt pour la mise en ligne\n',
);
process.exitCode = faults.length > 0 ? 1 : 0;
