import { agency, type City, expertiseCopy } from 'content-collections';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';
import { isServicePage } from './service-pages.ts';

/** Each trade, and the page that details it. */
const TRADES = [
  ['developpement-web', '/services/application-web'],
  ['intelligence-artificielle', '/services/integration-intelligence-artificielle'],
  ['logiciel-mobile', '/expertises/application-mobile'],
  ['devops-cloud', '/expertises/devops-et-hebergement'],
  ['cybersecurite', '/expertises/cybersecurite'],
  ['marketing-croissance', '/services/marketing-web-seo-et-sea'],
] as const;

const PICTURES = '/assets/expertise/metiers.svg';

interface ExpertiseGridProps {
  background?: 'green' | 'white';
  title?: string;
  introduction?: string;
  /** Texts that replace the general ones, by trade; on such a page they stand without the pictures of all the others. */
  texts?: City['expertises'];
}

/** The six fields of work, as the panes of one window (specification, « Expertise grid »). */
export function ExpertiseGrid({
  background = 'green',
  title = expertiseCopy.title,
  introduction = expertiseCopy.introduction,
  texts,
}: ExpertiseGridProps) {
  const isGreen = background === 'green';
  const line = isGreen ? 'border-white/25' : 'border-ink/25';
  return (
    <Section tone={isGreen ? 'forest' : 'white'} id="expertise" labelledBy="expertise-titre">
      <div className="grid items-end gap-4 wide:grid-cols-2">
        <h2 id="expertise-titre" className="heading">
          {title}
        </h2>
        <p className={`max-w-lg text-lg wide:justify-self-end ${isGreen ? 'text-mint' : 'text-stone'}`}>
          {introduction}
        </p>
      </div>
      <Reveal className="mt-6 desktop:mt-12">
        <ul
          aria-label={title}
          className={`grid border-t border-l desktop:grid-cols-2 wide:grid-cols-3 ${line}`}
        >
          {TRADES.map(([trade, path]) => (
            <li key={trade} className={`glazed group border-r border-b max-desktop:flex ${line}`}>
              {texts ? null : (
                <picture className="contents">
                  <source media="screen and (max-width: 800px)" srcSet={`${PICTURES}#${trade}-detail`} />
                  <Picture
                    src={`${PICTURES}#${trade}`}
                    alt=""
                    width={640}
                    height={270}
                    className="w-22 shrink-0 object-cover desktop:w-full"
                  />
                </picture>
              )}
              <div className="grow px-4 py-3 desktop:p-5 wide:p-7">
                <h3 className="leads-on text-lg desktop:text-xl">
                  <Link
                    to={isServicePage(path) ? path : '/services'}
                    prefetch={PREFETCH}
                    className="underline-offset-4 after:absolute after:inset-0 group-hover:underline focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--accent)"
                  >
                    {expertiseCopy.trades[trade].title}
                  </Link>
                </h3>
                <p
                  className={`mt-1 max-desktop:text-sm desktop:mt-2 ${isGreen ? 'text-mint' : 'text-stone'}`}
                >
                  {texts?.[trade] ?? expertiseCopy.trades[trade].text}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Reveal>
      <div className="mt-6 desktop:mt-12">
        <Button
          routerLink="/obtenir-un-devis"
          size="large"
          color={isGreen ? 'white' : 'green'}
          label={fillText(expertiseCopy.action, { brand: agency.brand })}
        />
      </div>
    </Section>
  );
}
