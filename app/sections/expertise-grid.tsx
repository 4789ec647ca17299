import { agency } from 'content-collections';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
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
];

interface ExpertiseGridProps {
  background?: 'green' | 'white';
}

/** The six fields of work, as the panes of one window (specification, « Expertise grid »). */
export function ExpertiseGrid({ background = 'green' }: ExpertiseGridProps) {
  const isGreen = background === 'green';
  const line = isGreen ? 'border-white/25' : 'border-ink/25';
  return (
    <Section tone={isGreen ? 'forest' : 'white'} id="expertise" labelledBy="expertise-titre">
      <Reveal className="grid items-end gap-6 desktop:grid-cols-2">
        <h2 id="expertise-titre" className="text-4xl desktop:text-5xl wide:text-6xl">
          Six métiers, un même atelier
        </h2>
        <p className={`max-w-lg text-lg desktop:justify-self-end ${isGreen ? 'text-mint' : 'text-stone'}`}>
          Votre projet en demande souvent plusieurs. Ils se parlent ici, avant de vous parler d’une seule
          voix.
        </p>
      </Reveal>
      <ul className={`mt-12 grid border-t border-l desktop:grid-cols-2 wide:grid-cols-3 ${line}`}>
        {EXPERTISES.map(({ title, picture, text }) => (
          <li key={title} className={`group border-r border-b ${line}`}>
            <Reveal>
              <div className="h-45 overflow-hidden">
                <Picture
                  src={`/assets/expertise/metiers.svg#${picture}`}
                  alt=""
                  width={640}
                  height={360}
                  className="size-full object-cover transition-transform duration-700 ease-light group-hover:scale-104"
                />
              </div>
              <div className="p-6 wide:p-8">
                <h3 className="text-2xl">{title}</h3>
                <p className={`mt-3 ${isGreen ? 'text-mint' : 'text-stone'}`}>{text}</p>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
      <div className="mt-12 text-center">
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
