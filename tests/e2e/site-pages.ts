/** Addresses that search engines are told to leave out, or at which there is nothing. */
export const HIDDEN_PAGES = [
  '/confirmation-contact',
  '/confirmation-contact?type=devis',
  '/recherche',
  '/recherche?q=site',
  '/404',
  '/blog?page=99',
];

/** Paths of all other pages, as the sitemap of the site running at `url` lists them. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
