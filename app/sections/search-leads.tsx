import { partList, searchCopy } from 'content-collections';
import { isShown } from '../../content/parts.ts';
import { LinkPanes, type PaneGroup } from './link-panes.tsx';

const { leads } = searchCopy;

const GROUPS: readonly PaneGroup[] = [
  {
    title: leads.start,
    links: [
      { name: 'Site vitrine', path: '/services/site-vitrine' },
      { name: 'Logiciel métier', path: '/services/logiciel-metier' },
      { name: 'Site e-commerce', path: '/services/site-e-commerce' },
    ],
  },
  {
    title: leads.all,
    links: [
      { name: 'Services', path: '/services' },
      { name: 'Technologies', path: '/technologies' },
      { name: 'Villes', path: '/villes' },
      { name: 'Réalisations', path: '/realisations' },
      { name: 'Blog', path: '/blog' },
      { name: 'Plan du site', path: '/plan-du-site' },
    ],
  },
  {
    title: leads.project.title,
    links: [
      { name: leads.project.estimate, path: '/estimation' },
      { name: leads.project.delivery, path: '/delais' },
      { name: leads.project.contact, path: '/contact' },
    ],
  },
];

/** Links for a visitor whose search found nothing, or who has not searched yet. */
export function SearchLeads() {
  const groups = GROUPS.map(({ title, links }) => ({
    title,
    links: links.filter(({ path }) => isShown(path, partList)),
  }));
  return <LinkPanes groups={groups} />;
}
