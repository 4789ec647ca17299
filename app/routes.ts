import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { LEGAL_PAGES } from '../content/legal-pages.ts';

/** Every route of the site, in the specification's order (section 2). */
export default [
  index('routes/home.tsx'),
  route('obtenir-un-devis', 'routes/quote.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('services', 'routes/services.tsx'),
  route('services/:service', 'routes/service.tsx'),
  route('expertises/:service', 'routes/service.tsx', { id: 'expertise' }),
  route('realisations', 'routes/case-studies.tsx'),
  route('realisations/:slug', 'routes/case-study.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('article/:title', 'routes/article.tsx'),
  route('villes', 'routes/cities.tsx'),
  route('villes/:ville', 'routes/city.tsx'),
  route('technologies', 'routes/technologies.tsx'),
  route('technologies/:technologie', 'routes/technology.tsx'),
  route('estimation', 'routes/estimate.tsx'),
  route('delais', 'routes/delivery.tsx'),
  route('recherche', 'routes/search.tsx'),
  route('plan-du-site', 'routes/site-map.tsx'),
  ...LEGAL_PAGES.map((slug) => route(slug, 'routes/legal.tsx', { id: slug })),
  route('confirmation-contact', 'routes/confirmation.tsx'),
  route('suivi/*', 'routes/tracking.tsx'),
  route(':page', 'routes/free-page.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
