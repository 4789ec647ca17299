import { agency, searchCopy } from 'content-collections';
import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import { counted } from '../../domain/plural.ts';
import { MAX_QUERY, type SearchAnswer } from '../../domain/search/result.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { isSearchKeyOn, SEARCH_KEY_OFF } from '../chrome/search-key.ts';
import { SearchLeads, SearchResults } from '../sections/search-results.tsx';
import { hiddenPageMeta } from '../seo/page-meta.ts';
import { trailFromHome } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/search';

const TRAIL = trailFromHome({ name: 'Recherche', path: '/recherche' });

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY);
  return { query, answer: query === '' ? null : await context.get(screenServices).search(query) };
}

export function meta() {
  return hiddenPageMeta({
    title: fillText(searchCopy.meta.title, { brand: agency.brand }),
    description: searchCopy.meta.description,
    path: '/recherche',
  });
}

export default function SearchRoute({ loaderData: { query, answer } }: Route.ComponentProps) {
  return (
    <>
      <section className="on-dark panes bg-forest pt-header text-white">
        <div className="column py-content desktop:pb-20">
          <Breadcrumbs trail={TRAIL} />
          <h1 className="max-w-4xl text-3xl wrap-anywhere desktop:text-5xl">
            {answer ? headline(query, answer) : searchCopy.title}
          </h1>
          {answer?.total === 0 ? (
            <p className="mt-6 max-w-2xl text-lg text-mint">{searchCopy.results.help}</p>
          ) : null}
          <Form
            method="get"
            action="/recherche"
            role="search"
            className="mt-9 flex max-w-3xl flex-wrap gap-3"
          >
            <label htmlFor="q" className="sr-only">
              Rechercher dans le site
            </label>
            <input
              key={query}
              id="q"
              name="q"
              type="search"
              defaultValue={query}
              maxLength={MAX_QUERY}
              required
              enterKeyHint="search"
              placeholder="Une ville, un outil, un prix"
              className="block min-h-14 min-w-0 grow basis-72 rounded-pane border border-white bg-white px-5 py-3 text-lg text-ink placeholder:text-stone/85"
            />
            <div className="flex grow desktop:grow-0">
              <Button
                isRealButton
                type="submit"
                color="white-outline"
                fullWidth
                label="Chercher"
                icon={<Icon icon={Search} className="size-5" />}
              />
            </div>
          </Form>
          <div className="mt-3 min-h-11">
            <SearchKeySwitch />
          </div>
        </div>
      </section>
      {answer && answer.results.length > 0 ? <SearchResults {...answer} /> : <SearchLeads />}
    </>
  );
}

function headline(query: string, { results, total }: SearchAnswer): string {
  const { results: copy } = searchCopy;
  if (total === 0) return fillText(copy.none, { query });
  if (total > results.length) return fillText(copy.best, { count: results.length, query });
  return fillText(copy.all, { pages: counted(total, 'page'), query });
}

/** Turns the « / » key off. Rendered after hydration, since the key needs JavaScript. */
function SearchKeySwitch() {
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => setOn(isSearchKeyOn()), []);
  if (isOn === null) return null;
  return (
    <label className="not-printed inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm text-mint">
      <input
        type="checkbox"
        checked={isOn}
        className="size-4.5 accent-lime"
        onChange={({ currentTarget }) => {
          switchSearchKey(currentTarget.checked);
          setOn(currentTarget.checked);
        }}
      />
      Ouvrir la recherche avec la touche /
    </label>
  );
}

function switchSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SEARCH_KEY_OFF);
    else localStorage.setItem(SEARCH_KEY_OFF, 'oui');
  } catch (_error) {
    // Site data is blocked: the key stays on.
  }
}
