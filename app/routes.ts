import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site, in the specification's order (section 2). */
export default [
  index('routes/home.tsx'),
  route('obtenir-un-devis', 'routes/quote.tsx'),
  route('confirmation-contact', 'routes/confirmation.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
