import { counted } from '../domain/plural.ts';
import { postSlug, slugify, spelledSlug } from '../domain/slug.ts';
import { BOOKING_ADVICE, missingBookings } from './booking-links.ts';
import { type Content, type ContentFault, pathsOf } from './content.ts';
import { estimateFaults, stalePrices } from './estimate-checks.ts';
import { LEGAL_PAGES } from './legal-pages.ts';
import { metaFaults } from './meta-checks.ts';
import { isShown } from './parts.ts';
import { type Reference, referencesOf } from './references.ts';

/**
 * Checks across files, which the schema of one file cannot do: links to missing pages, missing pictures,
 * duplicate entries, names that do not match their slug, titles and descriptions that search engines would
 * truncate. A missing review or case study is only a note (`contentNotes`): the page is shown without it. So is
 * an old price in an article, which must not keep prices from changing.
 * @param hasPicture whether a path of the site (`/assets/…`) is a file under `public/`
 */
export function contentFaults(content: Content, hasPicture: (path: string) => boolean): ContentFault[] {
  const references = referencesOf(content);
  return [
    ...unresolved(references, content, hasPicture),
    ...repeated(references),
    ...misnamed('content/cities', content.cities),
    ...misnamed('content/technologies', content.technologies),
    ...['services', 'expertises'].flatMap((area) =>
      misnamed(
        `content/${area}`,
        content.services.filter(({ path }) => path.startsWith(`/${area}/`)),
      ),
    ),
    ...outsideMenus(content),
    ...taken('content/technologies', 'aliases', content.technologies, ({ aliases }) => aliases),
    ...taken('content/articles', 'formerSlugs', content.articles, ({ formerSlugs }) => formerSlugs),
    ...unreachableArticles(content.articles),
    ...shared(
      content.caseStudies.filter(({ order }) => order),
      'order',
      (slug) => `content/case-studies/${slug}.yaml`,
      'cette place est déjà celle',
    ),
    ...shared(
      content.cities,
      'heroSubTitle',
      (slug) => `content/cities/${slug}.md`,
      'cette phrase est déjà celle',
    ),
    ...shared(
      content.cities.filter(({ object }) => object),
      'object',
      (slug) => `content/cities/${slug}.md`,
      'cet objet est déjà celui',
    ),
    ...borrowedReviews(content),
    ...latecomers(content),
    ...missingBookings(content.agency.links, content.parts).map((name) => ({
      file: 'content/agency.yaml',
      field: `links.${name}`,
      message: `ce lien de rendez-vous manque. ${BOOKING_ADVICE}`,
    })),
    ...content.legalPages
      .filter(({ slug }) => !LEGAL_PAGES.includes(slug))
      .map(({ slug }) => ({
        file: `content/legal/${slug}.md`,
        field: 'title',
        message: `aucune page ne montre ce fichier ; celles de content/legal-pages.ts sont ${LEGAL_PAGES.join(', ')}`,
      })),
    ...estimateFaults(content),
    ...metaFaults(content),
    ...content.cities
      .filter((city) => !city.metaDescription.includes(city.name))
      .map((city) => ({
        file: `content/cities/${city.slug}.md`,
        field: 'metaDescription',
        message: 'le nom de la ville y manque',
      })),
  ];
}

/** Pages whose group is in no menu, and so on no hub page either, and groups without pages. */
function outsideMenus({ menu, services, technologies }: Content): ContentFault[] {
  return Object.entries({
    services: { pages: services, groups: menu.services },
    technologies: { pages: technologies, groups: menu.technologies },
  }).flatMap(([area, { pages, groups }]) => {
    const shown = new Set(groups.flatMap(({ links }) => links.map(({ path }) => path)));
    const titles = groups.map(({ title }) => title).join(', ');
    return [
      ...pages
        .filter(({ path }) => !shown.has(path))
        .map(({ path }) => ({
          file: `content${path}.md`,
          field: 'menu.group',
          message: `aucun menu n’a ce groupe ; ceux de content/menus.yaml sont ${titles}`,
        })),
      ...groups.flatMap(({ title, links }, index) =>
        links.length > 0
          ? []
          : [
              {
                file: 'content/menus.yaml',
                field: `${area}.${index}`,
                message: `aucune page ne nomme le groupe « ${title} »`,
              },
            ],
      ),
    ];
  });
}

function unresolved(
  references: Reference[],
  content: Content,
  hasPicture: (path: string) => boolean,
): ContentFault[] {
  const { services, technologies, cities, caseStudies, articles } = content;
  const slugs = (entries: readonly { slug: string }[]) => new Set(entries.map(({ slug }) => slug));
  const ids = (entries: readonly { id: string }[]) => new Set(entries.map(({ id }) => id));
  const known: Record<Exclude<Reference['kind'], 'picture'>, Set<string>> = {
    page: new Set([...pathsOf(content), ...articles.map(({ path }) => path)]),
    service: slugs(services),
    technology: slugs(technologies),
    city: slugs(cities),
    caseStudy: slugs(caseStudies),
    partner: ids(content.partners),
    deliveryTime: ids(content.deliveryTimes),
    review: ids(content.reviews),
    question: ids(content.faq.general),
  };
  const { parts } = content;
  // References into a part that is switched off are not checked: nothing shows them.
  const isMeant = ({ kind, target }: Reference) => {
    if (kind === 'technology') return parts.technologies;
    if (kind === 'city') return parts.cities;
    return kind !== 'page' || isShown(target, parts);
  };
  const exists = ({ kind, target }: Reference) => {
    if (kind === 'picture') return hasPicture(target);
    return known[kind].has(kind === 'page' ? target.replace(/[?#].*/, '') : target);
  };
  return references
    .filter((reference) => isMeant(reference) && !exists(reference) && !isDispensable(reference))
    .map(({ file, field, kind, target }) => ({
      file,
      field,
      message: `${NAMES[kind]} « ${target} » n’existe pas${remedy(file, kind)}`,
    }));
}

/** What to do about a drawing that is not there, since no field of the file has its address. */
function remedy(file: string, kind: Reference['kind']): string {
  return kind === 'picture' && /^content\/(?:cities|expertises|services|technologies)\//.test(file)
    ? ' : nommez une image dans le champ « picture », ou posez son original dans artwork/masters/'
    : '';
}

/** Whether a page works without it, so that an agency can delete its samples without editing every page. */
function isDispensable({ kind }: Reference): boolean {
  return kind === 'review' || kind === 'caseStudy';
}

/** Missing entries that pages do without: a mistyped id, or a deleted sample. One French line each. */
export function contentNotes(content: Content): string[] {
  const known = {
    review: new Set(content.reviews.map(({ id }) => id)),
    caseStudy: new Set(content.caseStudies.map(({ slug }) => slug)),
  };
  const gone = referencesOf(content).filter(
    ({ kind, target }) => (kind === 'review' || kind === 'caseStudy') && !known[kind].has(target),
  );
  const byTarget = Map.groupBy(gone, ({ kind, target }) => `${NAMES[kind]} « ${target} »`);
  const missing = Array.from(byTarget, ([name, references]) => {
    const files = [...new Set(references.map(({ file }) => file))];
    const others =
      files.length > 1 ? ` et ${counted(files.length - 1, 'autre fichier', 'autres fichiers')}` : '';
    return `${files[0]}${others} : ${name} n’existe pas, la page s’en passe`;
  });
  return [...missing, ...stalePrices(content)];
}

const NAMES: Record<Reference['kind'], string> = {
  page: 'la page',
  picture: 'l’image',
  service: 'le service',
  technology: 'la technologie',
  city: 'la ville',
  caseStudy: 'l’étude de cas',
  partner: 'le partenaire',
  deliveryTime: 'le délai',
  review: 'l’avis',
  question: 'la question générale',
};

/** Entries listed twice, and pages that recommend themselves. */
function repeated(references: Reference[]): ContentFault[] {
  const seen = new Set<string>();
  return references.flatMap(({ file, field, kind, target }) => {
    if (kind === 'page' || kind === 'picture') return [];
    const key = `${file}\n${field.replace(/\.\d.*/, '')}\n${target}`;
    const isSelf = file.endsWith(`/${target}.md`) && ['city', 'technology'].includes(kind);
    const isTwice = seen.has(key);
    seen.add(key);
    if (isSelf) return [{ file, field, message: 'la page renvoie à elle-même' }];
    return isTwice ? [{ file, field, message: `« ${target} » est cité deux fois` }] : [];
  });
}

function misnamed(directory: string, entries: readonly { name: string; slug: string }[]): ContentFault[] {
  return entries
    .filter(({ name, slug }) => slugify(name) !== slug && spelledSlug(name) !== slug)
    .map(({ name, slug }) => ({
      file: `${directory}/${slug}.md`,
      field: 'name',
      message: `« ${name} » demande le fichier ${slugify(name)}.md`,
    }));
}

/** Other names of an entry that lead to another one already: its slug, or one of its other names. */
function taken<Entry extends { slug: string }>(
  directory: string,
  field: string,
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): ContentFault[] {
  const owners = new Map(entries.map(({ slug }) => [slug, slug]));
  return entries.flatMap((entry) =>
    namesOf(entry).flatMap((name, index) => {
      const owner = owners.get(name);
      owners.set(name, entry.slug);
      if (!owner) return [];
      const file = `${directory}/${entry.slug}.md`;
      return [{ file, field: `${field}.${index}`, message: `« ${name} » mène déjà à ${owner}` }];
    }),
  );
}

/** Articles whose file name cannot be the slug of any title. */
function unreachableArticles(articles: Content['articles']): ContentFault[] {
  return articles
    .filter(({ slug }) => postSlug(slug) !== slug)
    .map(({ slug }) => ({
      file: `content/articles/${slug}.md`,
      field: 'slug',
      message: `le nom du fichier serait ${postSlug(slug)}.md`,
    }));
}

function borrowedReviews({ caseStudies, reviews, partners }: Content): ContentFault[] {
  return caseStudies.flatMap(({ slug, client, review: id }) => {
    const review = reviews.find((candidate) => candidate.id === id);
    const name = partners.find((partner) => partner.id === client)?.name;
    if (!review || review.company === name) return [];
    const message = `l’avis « ${id} » est de ${review.company}, et non de ${name ?? client}`;
    return [{ file: `content/case-studies/${slug}.yaml`, field: 'review', message }];
  });
}

/**
 * Case studies that took longer than their service promises: the first of their services with a delay. What they
 * prove would contradict what its page says.
 */
function latecomers({ caseStudies, services, deliveryTimes }: Content): ContentFault[] {
  return caseStudies.flatMap(({ slug, services: slugs, firstVersion }) => {
    const delays = slugs.flatMap((slug) => {
      const service = services.find((entry) => entry.slug === slug);
      return deliveryTimes.filter(({ id }) => id === service?.deliveryTime);
    });
    const [promised] = delays;
    if (!promised || (firstVersion && firstVersion.day <= promised.days)) return [];
    const promise = `« ${promised.offer} » promet ${promised.text}`;
    const message = firstVersion
      ? `${promise}, soit ${promised.days} jours : allongez ce délai dans content/claims.yaml, ou dites ce qui a servi plus tôt`
      : `${promise} : dites ce qui a servi en premier, et quel jour`;
    const field = firstVersion ? 'firstVersion.day' : 'firstVersion';
    return [{ file: `content/case-studies/${slug}.yaml`, field, message }];
  });
}

/** Entries with a value that another one has too: a place, a sentence. */
function shared<Entry extends { slug: string }>(
  entries: readonly Entry[],
  field: keyof Entry & string,
  file: (slug: string) => string,
  says: string,
): ContentFault[] {
  const owners = new Map<unknown, string>();
  return entries.flatMap((entry) => {
    const owner = owners.get(entry[field]);
    owners.set(entry[field], entry.slug);
    return owner ? [{ file: file(entry.slug), field, message: `${says} de ${owner}` }] : [];
  });
}
