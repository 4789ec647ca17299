/** Addresses with `noindex`, or without a page. */
export const HIDDEN_PAGES = [
  '/confirmation-contact',
  '/confirmation-contact?type=devis',
  '/recherche',
  '/recherche?q=site',
  '/404',
  '/blog?page=99',
];

/** Paths of all other pages, from the sitemap of the site at `url`. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
