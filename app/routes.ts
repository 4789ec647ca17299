import { index, type RouteConfig, route } from '@react-router/dev/routes';

const developmentOnly = import.meta.env?.DEV ? [route('_styleguide', 'routes/styleguide.tsx')] : [];

/** Every address of the site, in the specification's order (section 2). */
export default [
  index('routes/home.tsx'),
  route('obtenir-un-devis', 'routes/quote.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('services', 'routes/services.tsx'),
  route('services/:service', 'routes/service.tsx'),
  route('realisations', 'routes/case-studies.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('article/:title', 'routes/article.tsx'),
  route('villes', 'routes/cities.tsx'),
  route('villes/:ville', 'routes/city.tsx'),
  route('technologies', 'routes/technologies.tsx'),
  route('technologies/:technologie', 'routes/technology.tsx'),
  route('plan-du-site', 'routes/site-map.tsx'),
  route('mentions-legales', 'routes/legal.tsx', { id: 'mentions-legales' }),
  route('politique-de-confidentialite', 'routes/legal.tsx', { id: 'politique-de-confidentialite' }),
  route('accessibilite', 'routes/legal.tsx', { id: 'accessibilite' }),
  route('confirmation-contact', 'routes/confirmation.tsx'),
  ...developmentOnly,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
