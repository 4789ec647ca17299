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

const parser = { hasContent: false, parse: (text: string) => parseYaml(text).data };

/** A file of `content/copy/` as its own module, so that a page loads only its own texts. */
function copyFile<const Name extends string, Schema extends v.GenericSchema>(
  name: Name,
  file: string,
  schema: Schema,
) {
  return defineSingleton({
    name,
    parser,
    filePath: `content/copy/${file}.yaml`,
    schema: inFrench(schema),
    transform: ({ _meta: _, ...copy }) => copy,
  });
}

/**
 * One part of a file as its own module. The first screen of a page and its other sections use two modules:
 * the bundler puts what both import into the scripts of every page (`vite.config.ts`).
 */
function copyPart<const Name extends string, Schema extends v.GenericSchema, Part extends object>(
  name: Name,
  file: string,
  schema: Schema,
  part: (copy: v.InferOutput<Schema>) => Part,
) {
  return defineSingleton({
    name,
    parser,
    filePath: `content/copy/${file}.yaml`,
    schema: inFrench(schema),
    transform: part,
  });
}

/** The texts of the site, by screen or section. */
export const copyModules = [
  copyPart('articleCopy', 'article', articleCopySchema, ({ keywords, promotion }) => ({
    keywords,
    promotion,
  })),
  copyPart('previousPostsCopy', 'article', articleCopySchema, ({ previous }) => previous),
  copyFile('blogCopy', 'blog', blogCopySchema),
  copyFile('bookingCopy', 'booking', bookingCopySchema),
  copyPart('caseListCopy', 'case-studies', caseStudiesCopySchema, ({ meta, hero }) => ({ meta, hero })),
  copyPart('caseListSectionsCopy', 'case-studies', caseStudiesCopySchema, ({ leads, others, nothing }) => ({
    leads,
    others,
    nothing,
  })),
  copyPart('caseStudyCopy', 'case-study', caseStudyCopySchema, ({ meta, hero }) => ({ meta, hero })),
  copyPart(
    'caseStudySectionsCopy',
    'case-study',
    caseStudyCopySchema,
    ({ story, screens, differently, next }) => ({ story, screens, differently, next }),
  ),
  copyPart('chromeCopy', 'chrome', chromeCopySchema, ({ header, footer }) => ({ header, footer })),
  copyPart('quoteLinkCopy', 'chrome', chromeCopySchema, ({ quoteLink }) => quoteLink),
  copyFile('cityListCopy', 'cities', citiesCopySchema),
  copyPart('cityCopy', 'city', cityCopySchema, ({ meta, hero }) => ({ meta, hero })),
  copyPart(
    'citySectionsCopy',
    'city',
    cityCopySchema,
    ({ needs, intro, expertise, questions, neighbours }) => ({
      needs,
      intro,
      expertise,
      questions,
      neighbours,
    }),
  ),
  copyFile('expertiseCopy', 'expertise', expertiseCopySchema),
  copyPart('homeCopy', 'home', homeCopySchema, ({ meta, hero }) => ({ meta, hero })),
  copyPart(
    'homeSectionsCopy',
    'home',
    homeCopySchema,
    ({ whoWeAre, solutions, deliveryTimes, collaboration }) => ({
      whoWeAre,
      solutions,
      deliveryTimes,
      collaboration,
    }),
  ),
  copyPart('commonKeywordCopy', 'keywords', keywordsCopySchema, ({ common }) => ({ common })),
  copyPart('expertiseKeywordCopy', 'keywords', keywordsCopySchema, ({ expertise }) => expertise),
  copyFile('pillarsCopy', 'pillars', pillarsCopySchema),
  copyFile('proofCopy', 'proof', proofCopySchema),
  copyFile('quickEstimateCopy', 'quick-estimate', quickEstimateCopySchema),
  copyPart('serviceCopy', 'service', serviceCopySchema, ({ meta, arguments: label }) => ({
    meta,
    arguments: label,
  })),
  copyPart('serviceDefaultCopy', 'service', serviceCopySchema, ({ defaults }) => defaults),
  copyPart(
    'serviceSectionsCopy',
    'service',
    serviceCopySchema,
    ({ included, readers, technologies, caseStudies }) => ({ included, readers, technologies, caseStudies }),
  ),
  copyFile('serviceListCopy', 'services', servicesCopySchema),
  copyFile('technologyListCopy', 'technologies', technologiesCopySchema),
  copyPart('technologyCopy', 'technology', technologyCopySchema, ({ meta, hero }) => ({ meta, hero })),
  copyPart(
    'technologySectionsCopy',
    'technology',
    technologyCopySchema,
    ({ intro, fit, action, questions, neighbours }) => ({ intro, fit, action, questions, neighbours }),
  ),
  copyPart('confirmationCopy', 'confirmation', confirmationCopySchema, ({ meta, quote, contact }) => ({
    meta,
    quote,
    contact,
  })),
  copyPart('receiptCopy', 'confirmation', confirmationCopySchema, ({ receipt }) => receipt),
  copyPart('nextStepsCopy', 'confirmation', confirmationCopySchema, ({ next }) => next),
  copyFile('contactCopy', 'contact', contactCopySchema),
  copyPart('deliveryCopy', 'delivery', deliveryCopySchema, ({ meta, hero }) => ({ meta, hero })),
  copyPart('deliveryNoteCopy', 'delivery', deliveryCopySchema, ({ notes }) => notes),
  copyPart(
    'deliverySectionsCopy',
    'delivery',
    deliveryCopySchema,
    ({ tooFar, unknown, calendar, method }) => ({
      tooFar,
      unknown,
      calendar,
      method,
    }),
  ),
  copyFile('errorCopy', 'errors', errorsCopySchema),
  copyPart('estimateCopy', 'estimate', estimateCopySchema, ({ meta, hero }) => ({ meta, hero })),
  copyPart('estimateSectionsCopy', 'estimate', estimateCopySchema, ({ result, account, samples }) => ({
    result,
    account,
    samples,
  })),
  copyFile('formCopy', 'forms', formsCopySchema),
  copyFile('legalCopy', 'legal', legalCopySchema),
  copyFile('llmsCopy', 'llms', llmsCopySchema),
  copyFile('mailCopy', 'mails', mailsCopySchema),
  copyFile('quoteCopy', 'quote', quoteCopySchema),
  copyFile('searchCopy', 'search', searchCopySchema),
  copyFile('siteMapCopy', 'site-map', siteMapCopySchema),
  copyPart('trackingCopy', 'tracking', trackingCopySchema, ({ meta }) => ({ meta })),
  copyPart('trackingFaultCopy', 'tracking', trackingCopySchema, ({ faults }) => faults),
  copyPart(
    'trackingSectionsCopy',
    'tracking',
    trackingCopySchema,
    ({ meta: _meta, faults: _faults, ...said }) => said,
  ),
];
