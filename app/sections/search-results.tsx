import { partList, searchCopy } from 'content-collections';
import { Link } from 'react-router';
import { isShown } from '../../content/parts.ts';
import type { SearchAnswer, SearchKind, Stretch } from '../../domain/search/result.ts';
import { LinkPanes, type PaneGroup } from './link-panes.tsx';
import { isServicePage } from './service-pages.ts';

const KINDS: Record<SearchKind, string> = {
  service: 'Service',
  technology: 'Technologie',
  city: 'Ville',
  case: 'Réalisation',
  article: 'Article',
  question: 'Question',
  page: 'Page',
};

export function SearchResults({ results, lacksArticles }: SearchAnswer) {
  return (
    <div className="column py-16 desktop:py-20">
      {lacksArticles ? (
        <p role="status" className="mb-8 max-w-2xl border-l-4 border-emerald py-1 pl-4">
          Les articles du blog ne répondent pas en ce moment : ils manquent à cette liste.
        </p>
      ) : null}
      <ol className="max-w-4xl border-t border-ink">
        {results.map(({ kind, path, title, excerpt }) => (
          <li key={path + kind + title[0]?.text} className="border-b border-ink/25">
            <Link to={path} className="group grid gap-x-8 gap-y-1 py-6 desktop:grid-cols-[8rem_1fr]">
              <span className="pt-1 text-sm text-stone">{KINDS[kind]}</span>
              <span className="min-w-0">
                <span className="search-text block font-title text-2xl leading-tight font-bold group-hover:text-emerald">
                  <Marked stretches={title} />
                </span>
                <span className="search-text mt-2 block text-stone">
                  <Marked stretches={excerpt} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Marked({ stretches }: { stretches: readonly Stretch[] }) {
  return stretches.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

const allGroups = (): readonly PaneGroup[] => [
  {
    title: searchCopy.leads.start,
    links: [
      { name: 'Site vitrine', path: '/services/site-vitrine' },
      { name: 'Logiciel métier', path: '/services/logiciel-metier' },
      { name: 'Site e-commerce', path: '/services/site-e-commerce' },
    ],
  },
  {
    title: searchCopy.leads.all,
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
    title: searchCopy.leads.project.title,
    links: [
      { name: searchCopy.leads.project.estimate, path: '/estimation' },
      { name: searchCopy.leads.project.delivery, path: '/delais' },
      { name: searchCopy.leads.project.contact, path: '/contact' },
    ],
  },
];

/** Links for a visitor whose search found nothing, or who has not searched yet. */
export function SearchLeads() {
  const groups = allGroups().map(({ title, links }) => ({
    title,
    links: links.filter(
      ({ path }) => isShown(path, partList) && (!path.startsWith('/services/') || isServicePage(path)),
    ),
  }));
  return <LinkPanes groups={groups} />;
}
