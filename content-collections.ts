import { defineCollection, defineConfig, defineSingleton } from '@content-collections/core';
import { answered, casePage, cityPage, servicePage, technologyPage } from './content/entry-pages.ts';
import { legalHtml } from './content/legal-html.ts';
import { listedPage } from './content/listed-page.ts';
import { articleToHtml } from './content/markdown.ts';
import { menuGroups } from './content/menu-groups.ts';
import { parseMarkdown, parseYaml } from './content/parse-file.ts';
import type { PageCopy } from './content/schema/copy/copy-file.ts';
import { detailModules } from './content/schema/copy/details.ts';
import { hiddenPageModules } from './content/schema/copy/hidden-pages.ts';
import { pageModules } from './content/schema/copy/pages.ts';
import { sharedModules } from './content/schema/copy/shared.ts';
import { estimatesSchema } from './content/schema/estimates.ts';
import { lookSchema } from './content/schema/look.ts';
import { inFrench } from './content/schema/messages.ts';
import * as pages from './content/schema/pages.ts';
import * as site from './content/schema/site.ts';
import { partsSchema, scheduleSchema } from './content/schema/site.ts';
import { completed, paletteOf } from './domain/palette/palette.ts';
import { frenchTypography } from './domain/typography.ts';
import { NARROWEST, pictureAt } from './scripts/content-pictures.ts';
import { detailOf, partnerStripOf, vignetteOf } from './scripts/drawings.ts';

// Ours rather than the builder's, so that `scripts/content-files.ts` checks what the builder then reads.
const yaml = { parser: { hasContent: false, parse: (text: string) => parseYaml(text).data } };

/** One file of `content/`, as the module `name`. */
function yamlFile<const Name extends string, Schema extends Parameters<typeof inFrench>[0]>(
  name: Name,
  file: string,
  schema: Schema,
) {
  return { ...yaml, name, filePath: `content/${file}`, schema: inFrench(schema) };
}

/** The Markdown files of a folder of `content/`, as the module `name`. */
function markdownFiles<const Name extends string, Schema extends Parameters<typeof inFrench>[0]>(
  name: Name,
  schema: Schema,
  { directory = `content/${name}`, include = '*.md' } = {},
) {
  const parser = { hasContent: true, parse: (text: string) => parseMarkdown(text).data };
  return { parser, name, directory, include, exclude: 'SOURCES.md', schema: inFrench(schema) };
}

/** A file without its name and what proves it the agency's own: no module that a browser could load holds them. */
function asShown<File extends { _meta: unknown; proof?: unknown }>({ _meta, proof: _proof, ...shown }: File) {
  return shown;
}

/** What owners cannot change on the site, so that a module may read it as it loads. */
const agency = defineSingleton({
  ...yamlFile('agency', 'agency.yaml', site.agencySchema),
  transform: ({ brand, tagline, domain, copyrightYear }) => ({ brand, tagline, domain, copyrightYear }),
});
/** The rest may be out of date: what shows or uses it asks for the current facts (`content/facts.ts`, `app/facts/`). */
const agencyFile = defineSingleton({
  ...yamlFile('agencyFile', 'agency.yaml', site.agencySchema),
  transform: asShown,
});
/** Apart from the palette, which only the server needs by name: the header is on every page. */
const look = defineSingleton({
  ...yamlFile('look', 'look.yaml', lookSchema),
  transform: ({ colours, wordmark }) => ({ wordmark, themeColour: paletteOf(completed(colours)).ink }),
});
const palette = defineSingleton({
  ...yamlFile('palette', 'look.yaml', lookSchema),
  transform: ({ colours, symbol }) => ({
    colours: paletteOf(completed(colours)),
    identity: { ...completed(colours) },
    symbol: symbol ?? null,
  }),
});

const partList = defineSingleton({
  ...yamlFile('partList', 'parts.yaml', partsSchema),
  transform: ({ _meta, ...on }) => on,
});
const claimRegister = defineSingleton({
  ...yamlFile('claimRegister', 'claims.yaml', site.claimsSchema),
  transform: ({ promises: { rating: _rating, ...promises } }) => ({ promises }),
});
/** With the figures that owners change on the site, as `agencyFile`. */
const claimsFile = defineSingleton({
  ...yamlFile('claimsFile', 'claims.yaml', site.claimsSchema),
  transform: ({ sample, keyStats, promises }) => ({ sample, keyStats, promises }),
});
/** Apart from what every page promises. */
const deliveryTimeList = defineSingleton({
  ...yamlFile('deliveryTimeList', 'claims.yaml', site.claimsSchema),
  transform: ({ deliveryTimes }) => ({ deliveryTimes }),
});
/** Figures that texts spell out themselves: no screen reads them, checks do. */
const spelledFigureList = defineSingleton({
  ...yamlFile('spelledFigureList', 'claims.yaml', site.claimsSchema),
  transform: ({ others }) => ({ figures: others.map(({ figure }) => figure) }),
});
const partnerList = defineSingleton({
  ...yamlFile('partnerList', 'partners.yaml', site.partnersSchema),
  transform: async (file) => {
    const { partners, ...list } = asShown(file);
    const strip = partnerStripOf(partners.map(({ logo }) => logo));
    const ready = partners.map(async (partner, index) => ({
      ...partner,
      logo: await pictureAt('content/partners.yaml', `partners.${index}.logo`, partner.logo, NARROWEST.logo),
    }));
    return { ...list, partners: await Promise.all(ready), ...(strip ? { strip } : {}) };
  },
});
const founder = defineSingleton({
  ...yamlFile('founder', 'founder.yaml', site.founderSchema),
  transform: async (file) => {
    const founder = asShown(file);
    // What nobody is shown is in no script either.
    if (founder.hidden)
      return { ...founder, name: '', title: '', heading: '', photo: '', photoAlt: '', message: [] };
    const photo = await pictureAt('content/founder.yaml', 'photo', founder.photo, NARROWEST.portrait);
    return { ...founder, photo };
  },
});
const reviewList = defineSingleton({
  ...yamlFile('reviewList', 'reviews.yaml', site.reviewsSchema),
  transform: asShown,
});
const workflow = defineSingleton({
  ...yamlFile('workflow', 'workflow.yaml', site.workflowSchema),
  transform: asShown,
});
const schedule = defineSingleton(yamlFile('schedule', 'schedule.yaml', scheduleSchema));
const estimateList = defineSingleton(yamlFile('estimateList', 'estimates.yaml', estimatesSchema));
const faq = defineSingleton(yamlFile('faq', 'faq.yaml', site.faqSchema));
const sellerWordList = defineSingleton(
  yamlFile('sellerWordList', 'seller-words.yaml', site.sellerWordsSchema),
);
const searchEngineList = defineSingleton(
  yamlFile('searchEngineList', 'search-engines.yaml', site.searchEnginesSchema),
);
const commitmentList = defineSingleton({
  ...yamlFile('commitmentList', 'commitments.yaml', site.commitmentsSchema),
  transform: ({ questions, ...list }) => ({ ...list, questions: questions.map(answered) }),
});
const offerList = defineSingleton({
  ...yamlFile('offerList', 'offers.yaml', site.offersSchema),
  transform: asShown,
});

/** The picture of a page that has no drawings. */
async function onlyPictureOf(file: string, { picture }: { picture?: string | undefined }) {
  return picture === undefined ? undefined : pictureAt(file, 'picture', picture, NARROWEST.page);
}

const cities = defineCollection({
  ...markdownFiles('cities', pages.citySchema),
  transform: async ({ _meta: { path }, ...city }) =>
    cityPage(path, city, await onlyPictureOf(`content/cities/${path}.md`, city)),
});
const technologies = defineCollection({
  ...markdownFiles('technologies', pages.technologySchema),
  transform: async ({ _meta: { path }, ...technology }) =>
    technologyPage(path, technology, await onlyPictureOf(`content/technologies/${path}.md`, technology)),
});
const services = defineCollection({
  ...markdownFiles('services', pages.serviceSchema, {
    directory: 'content',
    include: '{services,expertises}/*.md',
  }),
  transform: async ({ _meta: { path }, ...service }) =>
    servicePage(path, service, await onlyPictureOf(`content/${path}.md`, service)),
});
const caseStudies = defineCollection({
  ...yaml,
  name: 'caseStudies',
  directory: 'content/case-studies',
  include: '*.yaml',
  schema: inFrench(pages.caseStudySchema),
  transform: async ({ _meta: { path: slug }, ...caseStudy }) => {
    const pictures = caseStudy.images.map(async ({ src }, index) => {
      const file = `content/case-studies/${slug}.yaml`;
      const detail = detailOf(src);
      return {
        src: await pictureAt(file, `images.${index}.src`, src, NARROWEST.page),
        ...(detail ? { detail } : {}),
      };
    });
    return casePage(slug, caseStudy, await Promise.all(pictures));
  },
});

interface CaseDocument {
  _meta: { path: string };
  sample: boolean;
  images: { src: string }[];
}

/** The case that the services menu shows, with a small picture of it; nothing when there is no such case. */
async function menuCase<Case extends { slug: string }>(
  chosen: Case | undefined,
  studies: readonly CaseDocument[],
) {
  const study = studies.find(({ _meta }) => _meta.path === chosen?.slug);
  if (!chosen || !study) return {};
  const { sample, images } = study;
  const screen = await pictureAt(
    `content/case-studies/${chosen.slug}.yaml`,
    'images.0.src',
    images[0]?.src ?? '',
    NARROWEST.page,
  );
  return { caseStudy: { ...chosen, sample, picture: vignetteOf(chosen.slug) ?? screen } };
}

/** A path of no page is a fault, which the check names. */
function linkTo(path: string, pages: readonly PageCopy[]) {
  return { label: pages.find(({ meta }) => meta.path === path)?.meta.name ?? path, path };
}

/** Apart from the header's menus. */
const footerMenu = defineSingleton({
  ...yamlFile('footerMenu', 'menus.yaml', site.menuSchema),
  transform: ({ pages, cities: slugs }, { documents }) => ({
    pages: pages.map((path) => linkTo(path, pageModules.flatMap(documents))),
    allCities: linkTo('/villes', pageModules.flatMap(documents)),
    cities: slugs.map((slug) => ({
      // A slug of no city is a fault, which the check names by its path.
      label: documents(cities).find(({ _meta }) => _meta.path === slug)?.name ?? slug,
      path: `/villes/${slug}`,
    })),
  }),
});
const menu = defineSingleton({
  ...yamlFile('menu', 'menus.yaml', site.menuSchema),
  // Menus are on every page: they hold the little that they show of other files, rather than these.
  transform: async (
    { services: serviceGroups, technologies: technologyGroups, caseStudy, actions },
    { documents },
  ) => ({
    actions,
    services: menuGroups(serviceGroups, documents(services), '/'),
    technologies: menuGroups(technologyGroups, documents(technologies), '/technologies/'),
    ...(await menuCase(caseStudy, documents(caseStudies))),
  }),
});
const articles = defineCollection({
  ...markdownFiles('articles', pages.articleSchema),
  transform: async ({ content, _meta: { path: slug }, title, description, image, imageAlt, ...article }) => ({
    ...article,
    slug,
    path: `/article/${slug}`,
    title: frenchTypography(title),
    description: frenchTypography(description),
    image: await pictureAt(`content/articles/${slug}.md`, 'image', image, NARROWEST.page),
    imageAlt: frenchTypography(imageAlt),
    content: articleToHtml(content),
    markdown: content,
  }),
});

const legalPages = defineCollection({
  ...markdownFiles('legalPages', pages.legalSchema, { directory: 'content/legal' }),
  transform: ({ content, _meta: { path: slug }, ...page }, { documents }) => {
    const [owner] = documents(agencyFile);
    if (!owner) throw new Error('content/agency.yaml manque ou a des fautes');
    return { ...page, slug, path: `/${slug}`, html: legalHtml(content, owner), markdown: content };
  },
});

/** Pages that have no file but their copy, for links, sitemap, search, share pictures and `llms.txt`. */
const pageList = defineSingleton({
  ...yamlFile('pageList', 'agency.yaml', site.agencySchema),
  transform: ({ brand, tagline }, { documents }) => {
    const [claims] = documents(claimsFile);
    if (!claims) throw new Error('content/claims.yaml manque ou a des fautes');
    const counts: Partial<Record<string, number>> = {
      '/villes': documents(cities).length,
      '/technologies': documents(technologies).length,
      '/realisations': documents(caseStudies).length,
    };
    const pages = pageModules
      .flatMap(documents)
      .map(({ _meta, ...copy }) =>
        listedPage(`content/copy/${_meta.fileName}`, copy, { claims, brand, tagline, counts }),
      );
    return { pages };
  },
});

export default defineConfig({
  content: [
    agency,
    agencyFile,
    look,
    palette,
    partList,
    footerMenu,
    menu,
    claimRegister,
    claimsFile,
    deliveryTimeList,
    spelledFigureList,
    partnerList,
    founder,
    reviewList,
    workflow,
    schedule,
    estimateList,
    faq,
    sellerWordList,
    searchEngineList,
    commitmentList,
    offerList,
    cities,
    technologies,
    services,
    caseStudies,
    articles,
    legalPages,
    pageList,
    // The texts of the site, by screen or section.
    ...pageModules,
    ...detailModules,
    ...hiddenPageModules,
    ...sharedModules,
  ],
  cache: 'none',
});
