import type { ArticleList, ArticleState, ListedArticle } from '../../articles/desk/article-list.ts';
import { ARTICLE_PAGE } from '../../articles/desk/article-list.ts';
import { atMoment, shortMoment } from '../../staff/screens/moments.ts';
import { listHref, Pagination } from '../../staff/screens/pagination.tsx';
import { PostButton } from '../../staff/screens/post-button.tsx';
import { SearchForm } from '../../staff/screens/search-form.tsx';
import { articlePath, lastWords, STATE_WORDS, STATES } from './article-words.ts';

interface ArticlesProps {
  list: ArticleList;
  state: ArticleState | undefined;
  search: string;
  page: number;
  now: Temporal.Instant;
}

/** URL of the filtered list. */
function articlesHref(search: string, state?: ArticleState, page?: number): string {
  return listHref('/equipe/articles', { q: search, etat: state && STATE_WORDS[state].slug, page });
}

export function Articles({ list, state, search, page, now }: ArticlesProps) {
  const { articles, counts, total, next } = list;
  const all = STATES.filter((each) => each !== 'deleted');
  return (
    <>
      <div className="inbox-head">
        <h1>Articles</h1>
        <SearchForm action="/equipe/articles" search={search} placeholder="Titre, adresse, description">
          {state === undefined ? null : <input type="hidden" name="etat" value={STATE_WORDS[state].slug} />}
        </SearchForm>
        <form method="post" action="/equipe/articles">
          <button type="submit">Nouvel article</button>
        </form>
      </div>
      {next?.publishedAt ? (
        <p className="waiting">
          Le prochain : <a href={articlePath(next.id)}>{next.title || 'Sans titre'}</a>,{' '}
          {atMoment(next.publishedAt, now)}.
        </p>
      ) : (
        <p className="waiting">Rien n’est programmé.</p>
      )}
      <nav className="stages" aria-label="États">
        <a href={articlesHref(search)} aria-current={state === undefined ? 'true' : undefined}>
          Tous {all.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0)}
        </a>
        {STATES.map((each) => (
          <a key={each} href={articlesHref(search, each)} aria-current={each === state ? 'true' : undefined}>
            {STATE_WORDS[each].plural} {counts.get(each) ?? 0}
          </a>
        ))}
      </nav>
      {articles.length === 0 ? (
        <section className="pane empty">
          <h2>{search || state ? 'Aucun article ne correspond' : 'Pas encore d’article'}</h2>
          {search || state ? (
            <p>
              <a href="/equipe/articles">Voir tous les articles</a>
            </p>
          ) : null}
        </section>
      ) : (
        <ul className="article-rows">
          {articles.map((article) => (
            <Row key={article.id} article={article} now={now} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / ARTICLE_PAGE)}
        hrefOf={(other) => articlesHref(search, state, other)}
      />
    </>
  );
}

function Row({ article, now }: { article: ListedArticle; now: Temporal.Instant }) {
  const { id, title, slug, state, hasChanges } = article;
  return (
    <li>
      <div>
        <a href={articlePath(id)} className="article-title">
          {title || 'Sans titre'}
        </a>
        <p className="small">{slug ? `/article/${slug}` : 'Pas encore d’adresse'}</p>
      </div>
      <p className="article-state" data-state={state}>
        <strong>{STATE_WORDS[state].one}</strong>
        <span>{stateWords(article, now)}</span>
        {hasChanges ? <span className="changed">Modifié depuis</span> : null}
      </p>
      <p className="small">{lastWords(article, now)}</p>
      {state === 'deleted' ? (
        <PostButton action={`${articlePath(id)}/reprendre`} label="Rétablir" about={title || 'Sans titre'} />
      ) : null}
    </li>
  );
}

function stateWords({ state, publishedAt }: ListedArticle, now: Temporal.Instant): string {
  if (state === 'scheduled' && publishedAt) return atMoment(publishedAt, now);
  if (state === 'published' && publishedAt) return shortMoment(publishedAt, now);
  return '';
}
