import { index, type RouteConfig, route } from '@react-router/dev/routes';

const developmentOnly = import.meta.env?.DEV ? [route('_styleguide', 'routes/styleguide.tsx')] : [];

/** Every address of the site, in the specification's order (section 2). */
export default [
  index('routes/home.tsx'),
  route('obtenir-un-devis', 'routes/quote.tsx'),
  route('confirmation-contact', 'routes/confirmation.tsx'),
  ...developmentOnly,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
