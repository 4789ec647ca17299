/** The three pillars of the agency's work, as the heroes show them; each leads to its section of /services. */
export const PILLARS = [
  {
    title: 'Consulting & Formation',
    text: 'Un avis d’expert sur vos outils, vos choix techniques et votre sécurité, et vos équipes formées à s’en servir.',
    path: '/services#consulting',
  },
  {
    title: 'Conception & Développement',
    text: 'Applications web, logiciels métier, boutiques et sites vitrines, conçus avec vous, du croquis à l’hébergement.',
    path: '/services#conception',
  },
  {
    title: 'Marketing & Croissance',
    text: 'Référencement, parcours et automatisation : des visiteurs qui vous trouvent, et qui vous écrivent.',
    path: '/services#marketing',
  },
] as const;
