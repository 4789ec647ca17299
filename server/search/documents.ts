import {
  allCaseStudies,
  allCities,
  allLegalPages,
  allServices,
  allTechnologies,
  pageList,
  partList,
} from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { legalPageHtml } from '../../content/legal-page.ts';
import { isShown } from '../../content/parts.ts';
import { TRADES } from '../../content/trades.ts';
import { plainWords } from '../../domain/plain-words.ts';
import type { SearchKind } from '../../domain/search/result.ts';

export interface SearchDocument {
  kind: SearchKind;
  path: string;
  title: string;
  /** Synonyms and a short summary. */
  keywords: string;
  text: string;
}

/** The documents of `content/`, each made when it is asked for; articles come from the database. */
export function* contentDocuments(facts: Facts): Generator<SearchDocument> {
  for (const service of allServices)
    yield {
      kind: 'service',
      path: service.path,
      title: service.name,
      keywords: joined([service.heroTitle, service.title1, service.slug]),
      text: joined([service.heroSubTitle, ...service.included, service.description1]),
    };
  for (const technology of allTechnologies)
    yield {
      kind: 'technology',
      path: technology.path,
      title: technology.name,
      keywords: joined([technology.slug, ...technology.aliases, technology.title1]),
      text: joined([technology.heroSubTitle, ...technology.goodFor, technology.description1]),
    };
  for (const city of allCities)
    yield {
      kind: 'city',
      path: city.path,
      title: city.name,
      keywords: joined([city.department, city.region, city.population]),
      text: joined([city.heroSubTitle, ...city.needs.map(({ title }) => title), city.description1]),
    };
  for (const study of allCaseStudies)
    yield {
      kind: 'case',
      path: study.path,
      title: study.title,
      keywords: joined([study.topic, TRADES[study.trade], ...study.stack.map(({ name }) => name)]),
      text: joined([study.description, study.situation, study.work, study.result, study.differently]),
    };
  for (const { path, name, search } of pageList.pages)
    if (isShown(path, partList)) yield { kind: 'page', path, title: name, keywords: search, text: '' };
  for (const page of allLegalPages)
    yield {
      kind: 'page',
      path: page.path,
      title: page.title,
      keywords: '',
      text: plainWords(legalPageHtml(page, facts)),
    };
  yield* questions(facts);
}

/** Each question once, on its first page: many pages repeat those of the home page. */
function* questions({ faq }: Facts): Generator<SearchDocument> {
  const pages = [
    { path: '/', questions: faq.general },
    ...[...allServices, ...allTechnologies, ...allCities].map((page) => ({
      path: page.path,
      questions: page.questions ?? [],
    })),
  ];
  const seen = new Set<string>();
  for (const { path, questions: own } of pages)
    for (const { question, answer } of own) {
      if (seen.has(question)) continue;
      seen.add(question);
      yield {
        kind: 'question',
        path: `${path}#questions`,
        title: question,
        keywords: '',
        text: plainWords(answer),
      };
    }
}

function joined(texts: readonly (string | undefined)[]): string {
  return texts.flatMap((text) => (text ? [plainWords(`<p>${text}</p>`)] : [])).join(' ');
}
