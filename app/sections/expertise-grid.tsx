import { agency, type City, expertiseCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Rail } from '../ui/rail.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';

const TRADES = [
  'developpement-web',
  'intelligence-artificielle',
  'logiciel-mobile',
  'devops-cloud',
  'cybersecurite',
  'marketing-croissance',
] as const;

interface ExpertiseGridProps {
  background?: 'green' | 'white';
  title?: string;
  introduction?: string;
  /** What a page says of each trade in place of the general texts, by trade. */
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
      <Reveal className="grid items-end gap-4 desktop:grid-cols-2">
        <h2 id="expertise-titre" className="text-3xl desktop:text-5xl">
          {title}
        </h2>
        <p className={`max-w-lg text-lg desktop:justify-self-end ${isGreen ? 'text-mint' : 'text-stone'}`}>
          {introduction}
        </p>
      </Reveal>
      <Reveal className="mt-8 desktop:mt-12">
        <Rail
          label={title}
          className={`border-t border-l max-desktop:border-r desktop:grid desktop:grid-cols-2 wide:grid-cols-3 ${line}`}
        >
          {TRADES.map((trade) => (
            <li key={trade} className={`group border-b border-r ${line}`}>
              <div className="h-45 overflow-hidden">
                <Picture
                  src={`/assets/expertise/metiers.svg#${trade}`}
                  alt=""
                  width={640}
                  height={360}
                  className="size-full object-cover transition-transform duration-700 ease-light group-hover:scale-104"
                />
              </div>
              <div className="p-5 wide:p-7">
                <h3 className="text-xl desktop:text-2xl">{expertiseCopy.trades[trade].title}</h3>
                <p className={`mt-2 ${isGreen ? 'text-mint' : 'text-stone'}`}>
                  {texts?.[trade] ?? expertiseCopy.trades[trade].text}
                </p>
              </div>
            </li>
          ))}
        </Rail>
      </Reveal>
      <div className="mt-8 text-center desktop:mt-12">
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
