import { agency, claimRegister, errorCopy, expertiseKeywordCopy, keywordCopy } from 'content-collections';
import type { MetaDescriptor } from 'react-router';
import { fittingTitle } from '../../content/fitting-title.ts';
import type { PageCopy } from '../../content/schema/copy/copy-file.ts';
import { fillText } from '../../content/sentence.ts';
import { SHARE_PICTURE, sharePicture } from '../../domain/share-picture.ts';
import { SITE } from './site-address.ts';

interface PageHead {
  /** At most 60 characters; over that, the brand is left out (`fittingTitle`). */
  title: string;
  /** 120 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Canonical path. */
  path: string;
}

interface PageMeta extends PageHead {
  /** Path of the share picture, unless it is the page's own. */
  picture?: string;
  /** When the page is an article: its dates, ISO 8601. */
  article?: { createdAt: string; updatedAt: string };
}

/** Title, description, keywords, canonical link (specification, section 7) and share card of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  return [...pageHead(page), ...shareCard(page)];
}

/**
 * Metadata of a page that has no file but its copy.
 * @param own values of its own slots
 */
export function listedPageMeta(
  { path, title, description, keywords }: PageCopy['meta'],
  own: { count?: number; page?: string } = {},
): MetaDescriptor[] {
  const slots = {
    ...claimRegister.promises,
    brand: agency.brand,
    tagline: agency.tagline,
    count: 0,
    page: '',
    ...own,
  };
  return pageMeta({
    title: fillText(title, slots),
    description: fillText(description, slots),
    keywords: [...keywords.map((keyword) => fillText(keyword, slots)), ...keywordCopy.common],
    path,
  });
}

/** The same for a page with `noindex` and no share card: a confirmation, an error. */
export function hiddenPageMeta(page: Omit<PageHead, 'keywords'>): MetaDescriptor[] {
  return [...pageHead({ ...page, keywords: keywordCopy.common }), { name: 'robots', content: 'noindex' }];
}

export function notFoundMeta(): MetaDescriptor[] {
  const { meta: head } = errorCopy.notFound;
  return hiddenPageMeta({
    title: fillText(head.title, { brand: agency.brand }),
    description: head.description,
    path: '/404',
  });
}

function pageHead({ title, description, keywords, path }: PageHead): MetaDescriptor[] {
  return [
    { title: fittingTitle(title, agency.brand) },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { tagName: 'link', rel: 'canonical', href: SITE + path },
  ];
}

/** Card that networks show for a link (The Open Graph protocol; X, « Summary Card with Large Image »). */
function shareCard({ description, path, picture, article, ...page }: PageMeta): MetaDescriptor[] {
  const title = fittingTitle(page.title, agency.brand);
  const [pathname = path] = path.split('?');
  const properties = {
    'og:type': article ? 'article' : 'website',
    'og:locale': 'fr_FR',
    'og:site_name': agency.brand,
    'og:url': SITE + path,
    'og:title': title,
    'og:description': description,
    'og:image': SITE + (picture ?? sharePicture(pathname)),
    'og:image:width': String(SHARE_PICTURE.width),
    'og:image:height': String(SHARE_PICTURE.height),
    'og:image:alt': title,
    ...(article
      ? { 'article:published_time': article.createdAt, 'article:modified_time': article.updatedAt }
      : {}),
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    // X reads the other fields of the card from Open Graph.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Keywords of a service or technology (specification, section 7), for its loader: the name with each trade and place. */
export function expertiseKeywords(name: string): string[] {
  const { combined, others } = expertiseKeywordCopy;
  return [...combined.map((keyword) => fillText(keyword, { name })), ...others];
}
