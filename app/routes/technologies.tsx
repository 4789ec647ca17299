import { agency, menu } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { LinkGroups } from '../sections/link-groups.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { itemList } from '../seo/structured-data.ts';

const GROUPS = menu.technologies.map(({ title, links }) => ({
  title,
  links: links.map(({ label, path }) => ({ name: label, path })),
}));
const LINKS = GROUPS.flatMap(({ links }) => links);
const COUNT = LINKS.length;

export function meta() {
  return [
    ...pageMeta({
      title: `Nos ${COUNT} technologies – ${agency.brand}`,
      description: `Les ${COUNT} technologies que nous employons : à quoi chacune sert, quand nous la conseillons, quand nous vous en dissuadons, et ce que nous livrons avec elle.`,
      keywords: ['technologies', 'expertise technique', ...COMMON_KEYWORDS],
      path: '/technologies',
    }),
    { 'script:ld+json': itemList(LINKS) },
  ];
}

export default function Technologies() {
  return (
    <>
      <LinkGroups
        title="Des outils choisis pour votre problème"
        introduction={`${COUNT} technologies, et pour chacune une page qui dit aussi quand ne pas la prendre.`}
        groups={GROUPS}
      />
      <QuoteWidget />
    </>
  );
}
