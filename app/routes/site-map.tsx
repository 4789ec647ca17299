import { agency, allCities, allServices, allTechnologies } from 'content-collections';
import { LinkGroups } from '../sections/link-groups.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/site-map';

const PAGES = [
  { name: 'Accueil', path: '/' },
  { name: 'Obtenir un devis', path: '/obtenir-un-devis' },
  { name: 'Nous contacter', path: '/contact' },
  { name: 'Réalisations', path: '/realisations' },
  { name: 'Blog', path: '/blog' },
  { name: 'Mentions légales', path: '/mentions-legales' },
  { name: 'Politique de confidentialité', path: '/politique-de-confidentialite' },
  { name: 'Déclaration d’accessibilité', path: '/accessibilite' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { articles } = context.get(screenServices);
  const posts = await articles.all();
  const named = (pages: readonly { name: string; path: string }[]) =>
    pages.map(({ name, path }) => ({ name, path })).toSorted((a, b) => a.name.localeCompare(b.name, 'fr'));
  return [
    { title: 'Le cabinet', links: PAGES },
    { title: 'Services', links: [{ name: 'Tous les services', path: '/services' }, ...named(allServices)] },
    {
      title: 'Technologies',
      links: [{ name: 'Toutes les technologies', path: '/technologies' }, ...named(allTechnologies)],
    },
    { title: 'Villes', links: [{ name: 'Toutes les villes', path: '/villes' }, ...named(allCities)] },
    { title: 'Articles', links: posts.map(({ title, slug }) => ({ name: title, path: `/article/${slug}` })) },
  ];
}

export function meta() {
  return pageMeta({
    title: `Plan du site – ${agency.brand}`,
    description:
      'Toutes les pages du site sur une seule : services, technologies, villes, articles du blog, réalisations, contact, devis et informations légales.',
    keywords: ['plan du site', ...COMMON_KEYWORDS],
    path: '/plan-du-site',
  });
}

export default function SiteMap({ loaderData: groups }: Route.ComponentProps) {
  return (
    <LinkGroups
      title="Plan du site"
      introduction="Chaque page, à un clic d’ici."
      groups={groups.filter(({ links }) => links.length > 0)}
    />
  );
}
