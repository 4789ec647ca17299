import { defineSingleton } from '@content-collections/core';
import type * as v from 'valibot';
import { parseYaml } from './parse-file.ts';
import { articleCopySchema } from './schema/copy/article.ts';
import { blogCopySchema } from './schema/copy/blog.ts';
import { bookingCopySchema } from './schema/copy/booking.ts';
import { caseStudiesCopySchema } from './schema/copy/case-studies.ts';
import { caseStudyCopySchema } from './schema/copy/case-study.ts';
import { chromeCopySchema } from './schema/copy/chrome.ts';
import { citiesCopySchema } from './schema/copy/cities.ts';
import { cityCopySchema } from './schema/copy/city.ts';
import { confirmationCopySchema } from './schema/copy/confirmation.ts';
import { contactCopySchema } from './schema/copy/contact.ts';
import { deliveryCopySchema } from './schema/copy/delivery.ts';
import { errorsCopySchema } from './schema/copy/errors.ts';
import { estimateCopySchema } from './schema/copy/estimate.ts';
import { expertiseCopySchema } from './schema/copy/expertise.ts';
import { formsCopySchema } from './schema/copy/forms.ts';
import { homeCopySchema } from './schema/copy/home.ts';
import { keywordsCopySchema } from './schema/copy/keywords.ts';
import { legalCopySchema } from './schema/copy/legal.ts';
import { llmsCopySchema } from './schema/copy/llms.ts';
import { mailsCopySchema } from './schema/copy/mails.ts';
import type { PageCopy } from './schema/copy/meta.ts';
import { pillarsCopySchema } from './schema/copy/pillars.ts';
import { proofCopySchema } from './schema/copy/proof.ts';
import { quickEstimateCopySchema } from './schema/copy/quick-estimate.ts';
import { quoteCopySchema } from './schema/copy/quote.ts';
import { searchCopySchema } from './schema/copy/search.ts';
import { serviceCopySchema } from './schema/copy/service.ts';
import { servicesCopySchema } from './schema/copy/services.ts';
import { siteMapCopySchema } from './schema/copy/site-map.ts';
import { technologiesCopySchema } from './schema/copy/technologies.ts';
import { technologyCopySchema } from './schema/copy/technology.ts';
import { trackingCopySchema } from './schema/copy/tracking.ts';
import { inFrench } from './schema/messages.ts';

const fileOf = (name: string) => ({
  parser: { hasContent: false as const, parse: (text: string) => parseYaml(text).data },
  filePath: `content/copy/${name}.yaml`,
});

/** A file of `content/copy/` as its own module, so that a page loads only its own texts. */
function copyFile<const Name extends string, Schema extends v.GenericSchema>(
  name: Name,
  file: string,
  schema: Schema,
) {
  return defineSingleton({
    ...fileOf(file),
    name,
    schema: inFrench(schema),
    transform: ({ _meta: _, ...copy }) => copy,
  });
}

/** The same for a page that has no other file. */
function pageFile<const Name extends string, Copy extends PageCopy>(
  name: Name,
  file: string,
  schema: v.GenericSchema<unknown, Copy>,
) {
  return defineSingleton({
    ...fileOf(file),
    name,
    schema: inFrench(schema),
    transform: ({ _meta: _, listing: _listing, ...copy }) => copy,
  });
}

/** Pages without other files, in the order of lists. */
export const pageModules = [
  pageFile('homeCopy', 'home', homeCopySchema),
  pageFile('quoteCopy', 'quote', quoteCopySchema),
  pageFile('contactCopy', 'contact', contactCopySchema),
  pageFile('serviceListCopy', 'services', servicesCopySchema),
  pageFile('technologyListCopy', 'technologies', technologiesCopySchema),
  pageFile('cityListCopy', 'cities', citiesCopySchema),
  pageFile('caseListCopy', 'case-studies', caseStudiesCopySchema),
  pageFile('blogCopy', 'blog', blogCopySchema),
  pageFile('estimateCopy', 'estimate', estimateCopySchema),
  pageFile('deliveryCopy', 'delivery', deliveryCopySchema),
  pageFile('siteMapCopy', 'site-map', siteMapCopySchema),
] as const;

/** The texts of the site, by screen or section. */
export const copyModules = [
  ...pageModules,
  copyFile('articleCopy', 'article', articleCopySchema),
  copyFile('bookingCopy', 'booking', bookingCopySchema),
  copyFile('caseStudyCopy', 'case-study', caseStudyCopySchema),
  copyFile('chromeCopy', 'chrome', chromeCopySchema),
  copyFile('cityCopy', 'city', cityCopySchema),
  copyFile('confirmationCopy', 'confirmation', confirmationCopySchema),
  copyFile('errorCopy', 'errors', errorsCopySchema),
  copyFile('expertiseCopy', 'expertise', expertiseCopySchema),
  copyFile('formCopy', 'forms', formsCopySchema),
  copyFile('keywordCopy', 'keywords', keywordsCopySchema),
  copyFile('legalCopy', 'legal', legalCopySchema),
  copyFile('llmsCopy', 'llms', llmsCopySchema),
  copyFile('mailCopy', 'mails', mailsCopySchema),
  copyFile('pillarsCopy', 'pillars', pillarsCopySchema),
  copyFile('proofCopy', 'proof', proofCopySchema),
  copyFile('quickEstimateCopy', 'quick-estimate', quickEstimateCopySchema),
  copyFile('searchCopy', 'search', searchCopySchema),
  copyFile('serviceCopy', 'service', serviceCopySchema),
  copyFile('technologyCopy', 'technology', technologyCopySchema),
  copyFile('trackingCopy', 'tracking', trackingCopySchema),
];
