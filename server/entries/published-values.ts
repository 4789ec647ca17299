import * as built from 'content-collections';
import {
  allCaseStudies,
  allCities,
  allLegalPages,
  allServices,
  allTechnologies,
  footerMenu,
  menu,
  pageList,
  partList,
} from 'content-collections';
import * as v from 'valibot';
import { answered, casePage, cityPage, servicePage, technologyPage } from '../../content/entry-pages.ts';
import { FREE_PAGES, type FreePage, freePage, freePages } from '../../content/free-pages.ts';
import { listedPage } from '../../content/listed-page.ts';
import { type ContentValues, withContent } from '../../content/live.ts';
import { articleToHtml } from '../../content/markdown.ts';
import { menuLink } from '../../content/menu-groups.ts';
import { withoutHiddenLinks } from '../../content/parts.ts';
import { frenchMessage } from '../../content/schema/messages.ts';
import { legalPageFrom, pageSlots } from '../../content/whole-content.ts';
import { overLimits } from '../../domain/articles/text-limits.ts';
import { mapTexts } from '../../domain/map-texts.ts';
import { htmlTypography } from '../../domain/typography.ts';
import { readableArticle } from '../articles/article-html.ts';
import { type Changes, isSameValue, valueAt, withChanges } from './changes.ts';
import { dataOf, type Entry } from './entries.ts';
import { fieldsOf } from './fields.ts';
import { fileOf } from './free-document.ts';
import { madeFile } from './made-pages.ts';

/** Adds what a file’s changes make of the modules of `content-collections`, or says what its schema refuses. */
type ReadEntry = { add(values: ContentValues): ContentValues } | { issues: readonly FieldIssue[] };

export interface FieldIssue {
  field: string;
  message: string;
}

/** A file with changes, or the one that they make. */
export function fileWith(entry: Entry, changes: Changes): Record<string, unknown> {
  if (entry.kind === 'free') return fileOf(changes);
  return entry.isMade ? madeFile(entry, changes) : withChanges(dataOf(entry), changes);
}

/** Reads a file with changes as the build would; what cannot be read at all is an issue too. */
export function readEntry(entry: Entry, changes: Changes): ReadEntry {
  try {
    return readFile(entry, changes);
  } catch (error) {
    return {
      issues: [{ field: 'content', message: error instanceof Error ? error.message : String(error) }],
    };
  }
}

function readFile(entry: Entry, changes: Changes): ReadEntry {
  const data = fileWith(entry, changes);
  const tooLarge = fieldsOf(entry, changes).flatMap(({ name, place = name, kind }) =>
    kind === 'markdown'
      ? overLimits(String(valueAt(data, place) ?? '')).map((message) => ({ field: place, message }))
      : [],
  );
  if (tooLarge.length > 0) return { issues: tooLarge };
  switch (entry.kind) {
    case 'page':
      return reading(entry.schema, data, ({ listing, ...copy }) => {
        const page = typeset(listedPage(entry.path, { ...copy, listing }, pageSlots()));
        return () => ({
          [entry.module]: typeset(copy),
          pageList: {
            ...pageList,
            pages: pageList.pages.map((known) => (known.file === entry.path ? page : known)),
          },
          footerMenu: { ...footerMenu, pages: relabelled(footerMenu.pages, page) },
        });
      });
    case 'copy':
    case 'list':
      return reading(entry.schema, data, (copy) => () => ({ [entry.module]: typeset(copy) }));
    case 'legal':
      return reading(entry.schema, data, (file) => {
        const page = typeset(legalPageFrom(entry.slug, file));
        return () => ({ allLegalPages: replaced(allLegalPages, page) });
      });
    case 'city':
      return reading(entry.schema, data, (file) => {
        const page = typeset(cityPage(entry.slug, file, pictureOf(allCities, entry, file)));
        return () => ({
          allCities: replaced(allCities, page),
          footerMenu: { ...footerMenu, cities: relabelled(footerMenu.cities, page) },
        });
      });
    case 'technology':
      return reading(entry.schema, data, (file) => {
        const page = typeset(technologyPage(entry.slug, file, pictureOf(allTechnologies, entry, file)));
        const link = menuLink(typeset(file), page.path);
        return () => ({
          allTechnologies: replaced(allTechnologies, page),
          menu: { ...menu, technologies: regrouped(menu.technologies, file, link) },
        });
      });
    case 'service':
      return reading(entry.schema, data, (file) => {
        const path = entry.path.replace(/^content\/|\.md$/g, '');
        const page = typeset(servicePage(path, file, pictureOf(allServices, entry, file)));
        const link = menuLink(typeset(file), page.path);
        return () => ({
          allServices: replaced(allServices, page),
          menu: { ...menu, services: regrouped(menu.services, file, link) },
        });
      });
    case 'free':
      return reading(entry.schema, data, (file) => {
        const page = typeset(
          freePage(entry.slug, file, (text) => readableArticle(articleToHtml(text)).content),
        );
        return () => withFreePage(page);
      });
    case 'commitments':
      return reading(entry.schema, data, (file) => {
        const commitmentList = typeset({ ...file, questions: file.questions.map(answered) });
        return () => ({ commitmentList });
      });
    case 'menus':
      return reading(entry.schema, data, (file) => {
        const { actions, caseStudy, pages, cities } = typeset(file);
        return () => ({
          menu: {
            ...menu,
            actions,
            ...(menu.caseStudy && caseStudy ? { caseStudy: { ...menu.caseStudy, ...caseStudy } } : {}),
          },
          footerMenu: {
            ...footerMenu,
            pages: pages.map((path) => linkTo(pageList.pages, path)),
            cities: partList.cities ? cities.map((slug) => linkTo(allCities, `/villes/${slug}`)) : [],
          },
        });
      });
    case 'case':
      return reading(entry.schema, data, (file) => {
        const built = withContent({}, () => allCaseStudies.find(({ slug }) => slug === entry.slug));
        const own = keptImages(entry);
        const pictures = file.images.map(({ src }) => built?.images[own.indexOf(src)] ?? { src });
        const page = typeset(casePage(entry.slug, file, pictures));
        return () => ({ allCaseStudies: replaced(allCaseStudies, page) });
      });
  }
}

/** The images of a case as its file names them: the build made others of those. */
function keptImages(entry: Entry): unknown[] {
  const { images } = dataOf(entry);
  return Array.isArray(images) ? images.map((image) => valueAt(image, 'src')) : [];
}

/**
 * @param make the modules that an output of the schema changes, in the content that it is added to; it may throw a sentence
 *   about the text
 */
function reading<Output>(
  schema: v.GenericSchema<unknown, Output>,
  data: unknown,
  make: (file: Output) => () => ContentValues,
): ReadEntry {
  const read = v.safeParse(schema, data, { message: frenchMessage });
  if (read.success) {
    const changed = make(read.output);
    return { add: (values) => withContent(values, () => ({ ...values, ...changed() })) };
  }
  return {
    issues: read.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })),
  };
}

function replaced<Page extends { path: string }>(pages: readonly Page[], page: Page): Page[] {
  const isKnown = pages.some(({ path }) => path === page.path);
  return isKnown ? pages.map((known) => (known.path === page.path ? page : known)) : [...pages, page];
}

/** The modules that have one more page, where it may be found. */
function withFreePage(page: FreePage): ContentValues {
  const { path, name, title, metaDescription, isListed, isInFooter, share = '' } = page;
  const others = <Page extends { path: string }>(pages: readonly Page[]) =>
    pages.filter((known) => known.path !== path);
  const listed = {
    file: `${FREE_PAGES}${page.slug}.yaml`,
    path,
    name,
    head: { title, description: metaDescription },
    area: '',
    title,
    picture: share,
    search: page.lead ?? '',
    summary: metaDescription,
  };
  return {
    freePages: [...others(freePages), page],
    pageList: { ...pageList, pages: [...others(pageList.pages), ...(isListed ? [listed] : [])] },
    footerMenu: {
      ...footerMenu,
      pages: [...others(footerMenu.pages), ...(isInFooter ? [{ label: name, path }] : [])],
    },
    menu: {
      ...menu,
      services: menu.services.map((group) => ({
        ...group,
        links: [...others(group.links), ...(group.title === page.menu ? [{ label: name, path }] : [])],
      })),
    },
  };
}

/** An address of no page is a fault, which the check names. */
function linkTo(pages: readonly { path: string; name: string }[], path: string) {
  return { label: pages.find((page) => page.path === path)?.name ?? path, path };
}

interface MenuLink {
  label: string;
  path: string;
  promise?: string;
  mark?: string;
}

/** A menu's links, with the name that a page has now. */
function relabelled<Link extends MenuLink>(
  links: readonly Link[],
  { path, name }: { path: string; name: string },
): Link[] {
  return links.map((link) => (link.path === path ? { ...link, label: name } : link));
}

/** A menu with a page's link as it is now: in its place, or after those of its group. */
function regrouped<Group extends { title: string; links: readonly MenuLink[] }>(
  groups: readonly Group[],
  { menu: { group: title } }: { menu: { group: string } },
  link: MenuLink,
): Group[] {
  const isKnown = groups.some(({ links }) => links.some(({ path }) => path === link.path));
  return groups.map((group) => {
    const links = group.links.map((known) => (known.path === link.path ? { ...known, ...link } : known));
    return { ...group, links: isKnown || group.title !== title ? links : [...links, link] };
  });
}

/** The only picture of a page, as the build made it if it is the build's. */
function pictureOf(
  pages: readonly { path: string; banner1: string }[],
  { shownAt }: Entry,
  { picture }: { picture?: string | undefined },
): string | undefined {
  const built = withContent({}, () => pages.find(({ path }) => path === shownAt));
  return picture && (built?.banner1 ?? picture);
}

/** As the build does with the texts of the files. */
function typeset<Value>(value: Value): Value {
  return mapTexts(value, (text) => withoutHiddenLinks(htmlTypography(text), partList));
}

/** Modules that no browser loads. */
const SERVER_ONLY =
  /^(?:mailCopy|llmsCopy|pageList|freePages|endedPages|retiredPages|estimateList|commitmentList|schedule|all[A-Z]\w+)$/;

/** The fields of modules that differ from those of the build, for browsers. */
export function differencesIn(values: ContentValues): Record<string, object> {
  const files = new Map<string, unknown>(Object.entries(built));
  return withContent({}, () =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => !SERVER_ONLY.test(name))
        .flatMap(([name, value]) => {
          const file = files.get(name);
          const fields = Object.entries(value).filter(
            ([field, now]) => !isSameValue(now, valueAt(file, field)),
          );
          return fields.length === 0 ? [] : [[name, Object.fromEntries(fields)]];
        }),
    ),
  );
}
