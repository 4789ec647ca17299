import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

const trade = v.strictObject({ title: words, text: words });

/** The grid of the six trades (`content/copy/expertise.yaml`); keys are the names of their pictures. */
export const expertiseCopySchema = v.strictObject({
  title: words,
  introduction: words,
  trades: v.strictObject({
    'developpement-web': trade,
    'intelligence-artificielle': trade,
    'logiciel-mobile': trade,
    'devops-cloud': trade,
    cybersecurite: trade,
    'marketing-croissance': trade,
  }),
  action: sentence('brand'),
});
