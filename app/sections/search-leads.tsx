import { partList } from 'content-collections';
import { isShown } from '../../content/parts.ts';
import { LinkPanes, type PaneGroup } from './link-panes.tsx';

/** Where somebody goes on who found nothing, or does not know yet what to look for. */
const GROUPS: readonly PaneGroup[] = [
  {
    title: 'Pour commencer',
    links: [
      { name: 'Site vitrine', path: '/services/site-vitrine' },
      { name: 'Logiciel métier', path: '/services/logiciel-metier' },
      { name: 'Site e-commerce', path: '/services/site-e-commerce' },
    ],
  },
  {
    title: 'Tout voir',
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
    title: 'Votre projet',
    links: [
      { name: 'Combien cela coûterait-il ?', path: '/estimation' },
      { name: 'Quand serait-ce en ligne ?', path: '/delais' },
      { name: 'Nous écrire', path: '/contact' },
    ],
  },
];

export function SearchLeads() {
  const groups = GROUPS.map(({ title, links }) => ({
    title,
    links: links.filter(({ path }) => isShown(path, partList)),
  }));
  return <LinkPanes groups={groups} />;
}
