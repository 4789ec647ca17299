import { agency, allServices, claimRegister, llmsCopy, look, pageList, partList } from 'content-collections';
import { Hono } from 'hono';
import { SITE } from '../../app/seo/site-address.ts';
import type { FactSource, Facts } from '../../content/facts.ts';
import { isShown } from '../../content/parts.ts';
import { fillText } from '../../content/sentence.ts';
import type { ArticleRepository } from '../articles/article-repository.ts';
import type { Clock } from '../clock.ts';
import type { SiteContent } from '../entries/site-content.ts';
import type { Environment } from '../http/environment.ts';
import { createRevalidation } from '../http/revalidation.ts';
import { sitemap } from './sitemap.ts';

const ROBOTS = `User-agent: *
Allow: /

Sitemap: ${SITE}/sitemap.xml
`;

/** Web Application Manifest (W3C), to install the site on a phone. */
const MANIFEST = JSON.stringify({
  name: `${agency.brand}, ${agency.tagline}`,
  short_name: agency.brand,
  lang: 'fr',
  start_url: '/',
  display: 'browser',
  background_color: look.themeColour,
  theme_color: look.themeColour,
  icons: [
    { src: '/icone-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icone-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icone-512-pleine.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

interface SiteFileParts {
  articles: ArticleRepository;
  facts: FactSource;
  content: Pick<SiteContent, 'publishedAt'>;
  clock: Clock;
}

/** `robots.txt`, `llms.txt`, the manifest and the sitemap. */
export function siteFileRoutes({ articles, facts, content, clock }: SiteFileParts) {
  const revalidated = createRevalidation(clock);
  const routes = new Hono<Environment>();
  const answer = (type: string) => ({ 'Cache-Control': 'public, max-age=600', 'Content-Type': type });
  routes.get('/robots.txt', (c) => c.body(ROBOTS, 200, answer('text/plain; charset=utf-8')));
  routes.get('/llms.txt', (c) =>
    c.body(siteInBrief(facts.current()), 200, answer('text/plain; charset=utf-8')),
  );
  routes.get('/:file{google[\\w-]{2,100}\\.html}', (c) => {
    const { google } = facts.current().searchEngines;
    const file = c.req.param('file');
    // Google’s « HTML file upload ».
    return google === file ? c.text(`google-site-verification: ${file}`) : c.notFound();
  });
  routes.get('/site.webmanifest', (c) => c.body(MANIFEST, 200, answer('application/manifest+json')));
  // A scheduled article is listed within a minute.
  routes.get('/sitemap.xml', async (c) =>
    revalidated(c, sitemap(partList.blog ? await articles.addresses() : [], content.publishedAt), {
      ...answer('application/xml; charset=utf-8'),
      'Cache-Control': 'public, max-age=60',
    }),
  );
  return routes;
}

const { replyWithin, freeAdvice } = claimRegister.promises;

/** The pages of every part that is on. */
const overview = () =>
  pageList.pages
    .filter(({ path }) => isShown(path, partList))
    .map(({ name, path, summary }) => `- [${name}](${SITE}${path})${summary ? ` : ${summary}` : ''}`);

const FEED = isShown('/blog', partList) ? `- [Flux RSS](${SITE}/blog/rss.xml)\n` : '';

/** The `llms.txt` of the site: a summary in Markdown for language models (llmstxt.org). */
function siteInBrief({ agency }: Facts): string {
  const services = allServices
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
    .map(({ name, path, title1 }) => `- [${name}](${SITE}${path}) : ${title1}`);
  return `# ${agency.brand}

> ${fillText(llmsCopy.summary, { brand: agency.brand, tagline: agency.tagline })}

${fillText(llmsCopy.offer, { replyWithin, freeAdvice, mailbox: agency.mailboxes.general, phone: agency.phone.display })}

## Services

${services.join('\n')}

## Pages d’ensemble

${overview().join('\n')}
- [Mentions légales](${SITE}/mentions-legales)
${FEED}`;
}
