import { agency, type City } from 'content-collections';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Rail } from '../ui/rail.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';

const EXPERTISES = [
  {
    title: 'Développement Web',
    picture: 'developpement-web',
    text: 'Sites, plateformes et SaaS rapides à ouvrir, simples à faire évoluer, lisibles par tous.',
  },
  {
    title: 'Intelligence Artificielle',
    picture: 'intelligence-artificielle',
    text: 'Tri de documents, recherche dans vos données, assistants : là où elle fait gagner des heures, et seulement là.',
  },
  {
    title: 'Développement Logiciel & Mobile',
    picture: 'logiciel-mobile',
    text: 'Des logiciels métier et des applications qui suivent vos équipes, au bureau comme sur le terrain.',
  },
  {
    title: 'DevOps & Cloud',
    picture: 'devops-cloud',
    text: 'Des mises en ligne sans sueurs froides, une infrastructure sobre, des coûts que vous comprenez.',
  },
  {
    title: 'Cybersécurité',
    picture: 'cybersecurite',
    text: 'Audit, correction, sauvegardes testées : savoir où sont les portes, et qui en a la clé.',
  },
  {
    title: 'Marketing & Croissance',
    picture: 'marketing-croissance',
    text: 'Référencement, campagnes et parcours mesurés, pour que le site trouve ses clients.',
  },
] as const;

interface ExpertiseGridProps {
  background?: 'green' | 'white';
  title?: string;
  introduction?: string;
  /** What a page says of each trade in place of the general texts, by the trade's picture. */
  texts?: City['expertises'];
}

/** The six fields of work, as the panes of one window (specification, « Expertise grid »). */
export function ExpertiseGrid({
  background = 'green',
  title = 'Six métiers, un même atelier',
  introduction = 'Votre projet en demande souvent plusieurs. Ils se parlent ici, avant de vous parler d’une seule voix.',
  texts,
}: ExpertiseGridProps) {
  const isGreen = background === 'green';
  const line = isGreen ? 'border-white/25' : 'border-ink/25';
  return (
    <Section tone={isGreen ? 'forest' : 'white'} id="expertise" labelledBy="expertise-titre">
      <div className="grid items-end gap-4 desktop:grid-cols-2">
        <h2 id="expertise-titre" className="text-3xl desktop:text-5xl">
          {title}
        </h2>
        <p className={`max-w-lg text-lg desktop:justify-self-end ${isGreen ? 'text-mint' : 'text-stone'}`}>
          {introduction}
        </p>
      </div>
      <Reveal className="mt-8 desktop:mt-12">
        <Rail
          label={title}
          className={`border-t border-l max-desktop:border-r desktop:grid desktop:grid-cols-2 wide:grid-cols-3 ${line}`}
        >
          {EXPERTISES.map(({ title, picture, text }) => (
            <li key={title} className={`glazed group border-b border-r ${line}`}>
              <div className="h-45 overflow-hidden">
                <Picture
                  src={`/assets/expertise/metiers.svg#${picture}`}
                  alt=""
                  width={640}
                  height={360}
                  className="size-full object-cover transition-transform duration-700 ease-light group-hover:scale-104"
                />
              </div>
              <div className="p-5 wide:p-7">
                <h3 className="text-xl desktop:text-2xl">{title}</h3>
                <p className={`mt-2 ${isGreen ? 'text-mint' : 'text-stone'}`}>{texts?.[picture] ?? text}</p>
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
          label={`Faites appel à ${agency.brand}`}
        />
      </div>
    </Section>
  );
}
