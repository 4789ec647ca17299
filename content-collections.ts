import { defineCollection, defineConfig, defineSingleton } from '@content-collections/core';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type * as v from 'valibot';
import { legalHtml } from './content/legal-html.ts';
import { articleToHtml, markdownToHtml } from './content/markdown.ts';
import * as pages from './content/schema/pages.ts';
import * as site from './content/schema/site.ts';
import { frenchTypography } from './domain/typography.ts';

const yaml = { parser: 'yaml' } as const;

const agency = defineSingleton({
  ...yaml,
  name: 'agency',
  filePath: 'content/agency.yaml',
  schema: named(site.agencySchema),
});
const menu = defineSingleton({
  ...yaml,
  name: 'menu',
  filePath: 'content/menus.yaml',
  schema: named(site.menuSchema),
});
const claimRegister = defineSingleton({
  ...yaml,
  name: 'claimRegister',
  filePath: 'content/claims.yaml',
  schema: named(site.claimsSchema),
});
const partnerList = defineSingleton({
  ...yaml,
  name: 'partnerList',
  filePath: 'content/partners.yaml',
  schema: named(site.partnersSchema),
});
const founder = defineSingleton({
  ...yaml,
  name: 'founder',
  filePath: 'content/founder.yaml',
  schema: named(site.founderSchema),
});
const reviewList = defineSingleton({
  ...yaml,
  name: 'reviewList',
  filePath: 'content/reviews.yaml',
  schema: named(site.reviewsSchema),
});
const workflow = defineSingleton({
  ...yaml,
  name: 'workflow',
  filePath: 'content/workflow.yaml',
  schema: named(site.workflowSchema),
});
const faq = defineSingleton({
  ...yaml,
  name: 'faq',
  filePath: 'content/faq.yaml',
  schema: named(site.faqSchema),
});
const offerList = defineSingleton({
  ...yaml,
  name: 'offerList',
  filePath: 'content/offers.yaml',
  schema: named(site.offersSchema),
});

const cities = defineCollection({
  name: 'cities',
  directory: 'content/cities',
  include: '*.md',
  exclude: 'SOURCES.md',
  schema: named(pages.citySchema),
  transform: ({ content, _meta: { path: slug }, ...city }) => ({
    ...city,
    slug,
    path: `/villes/${slug}`,
    banner1: `/assets/villes/${slug}-1.svg`,
    banner2: `/assets/villes/${slug}-2.svg`,
    description1: markdownToHtml(content),
  }),
});
const technologies = defineCollection({
  name: 'technologies',
  directory: 'content/technologies',
  include: '*.md',
  schema: named(pages.technologySchema),
  transform: ({ content, _meta: { path: slug }, ...technology }) => ({
    ...technology,
    slug,
    path: `/technologies/${slug}`,
    banner1: `/assets/technologies/${slug}-1.svg`,
    banner2: `/assets/technologies/${slug}-2.svg`,
    banner3: `/assets/technologies/${slug}-3.svg`,
    description1: markdownToHtml(content),
    sectionDescription: markdownToHtml(technology.sectionDescription),
  }),
});
const services = defineCollection({
  name: 'services',
  directory: 'content/services',
  include: '*.md',
  schema: named(pages.serviceSchema),
  transform: ({ content, _meta: { path: slug }, ...service }) => ({
    ...service,
    slug,
    path: `/services/${slug}`,
    banner1: `/assets/services/${slug}-1.svg`,
    banner2: `/assets/services/${slug}-2.svg`,
    banner3: `/assets/services/${slug}-3.svg`,
    description1: markdownToHtml(content),
    sectionDescription: markdownToHtml(service.sectionDescription),
    questions: service.questions.map(({ question, answer }) => ({
      question,
      answer: markdownToHtml(answer),
    })),
  }),
});
const caseStudies = defineCollection({
  ...yaml,
  name: 'caseStudies',
  directory: 'content/case-studies',
  include: '*.yaml',
  schema: named(pages.caseStudySchema),
  transform: ({ _meta: { path: slug }, ...caseStudy }) => ({ ...caseStudy, slug }),
});

const articles = defineCollection({
  name: 'articles',
  directory: 'content/articles',
  include: '*.md',
  schema: named(pages.articleSchema),
  transform: ({ content, _meta: { path: slug }, title, description, imageAlt, ...article }) => ({
    ...article,
    slug,
    path: `/article/${slug}`,
    title: frenchTypography(title),
    description: frenchTypography(description),
    imageAlt: frenchTypography(imageAlt),
    content: articleToHtml(content),
  }),
});

const legalPages = defineCollection({
  name: 'legalPages',
  directory: 'content/legal',
  include: '*.md',
  schema: named(pages.legalSchema),
  transform: ({ content, _meta: { path: slug }, ...page }, { documents }) => {
    const [owner] = documents(agency);
    if (!owner) throw new Error('content/agency.yaml is missing or wrong');
    return { ...page, slug, path: `/${slug}`, html: legalHtml(content, owner) };
  },
});

/** A schema whose complaints name the field as an author reads it: `needs.0.title`. */
function named<Schema extends v.GenericSchema>(
  schema: Schema,
): StandardSchemaV1<v.InferInput<Schema>, v.InferOutput<Schema>> {
  const { validate, vendor, version } = schema['~standard'];
  return {
    '~standard': {
      vendor,
      version,
      async validate(value) {
        const result = await validate(value);
        if (!result.issues) return result;
        return {
          issues: result.issues.map(({ message, path = [] }) => ({
            message,
            path: [path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')],
          })),
        };
      },
    },
  };
}

export default defineConfig({
  content: [
    agency,
    menu,
    claimRegister,
    partnerList,
    founder,
    reviewList,
    workflow,
    faq,
    offerList,
    cities,
    technologies,
    services,
    caseStudies,
    articles,
    legalPages,
  ],
  cache: 'none',
});
