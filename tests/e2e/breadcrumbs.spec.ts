import { expect, LONG, test } from './site.ts';

const TRAILS = [
  ['/services/site-vitrine', '/services', ['Accueil', 'Services', 'Site vitrine']],
  ['/technologies/reactjs', '/technologies', ['Accueil', 'Technologies', 'ReactJS']],
  ['/villes/saint-etienne', '/villes', ['Accueil', 'Villes', 'Saint-Étienne']],
  ['/realisations/site-ecole', '/realisations', ['Accueil', 'Réalisations', 'Site vitrine']],
  ['/article/rgpd-pour-une-petite-entreprise', '/blog', ['Accueil', 'Blog', /RGPD/]],
] as const;

for (const [path, hub, names] of TRAILS) {
  test(
    `${path} shows the same breadcrumbs as its structured data`,
    hub === '/services' || hub === '/blog' ? {} : LONG,
    async ({ page }) => {
      await page.goto(path);
      const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
      const steps = trail.getByRole('listitem');
      await expect(steps).toHaveText([...names]);
      await expect(steps.last()).toHaveAttribute('aria-current', 'page');

      const sources = await page.locator('script[type="application/ld+json"]').allTextContents();
      const told = sources
        .map((source) => JSON.parse(source))
        .find((data) => data['@type'] === 'BreadcrumbList')
        ?.itemListElement.map(({ name }: { name: string }) => name);
      expect(told).toEqual(await steps.allInnerTexts());

      await trail.getByRole('link').last().click();
      await expect(page).toHaveURL(hub);
    },
  );
}
