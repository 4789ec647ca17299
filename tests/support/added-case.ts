/** A case as a colleague fills it in: the fields without which its page would be empty. */
export const ROUNDS = {
  topic: 'Suivi des tournées',
  title: 'Quarante tournées suivies sans un appel au dépôt',
  client: 'lysane',
  trade: 'commerce',
  'services.0': 'application-mobile',
  description:
    'Les chauffeurs appelaient le dépôt à chaque retard. Ils touchent maintenant un bouton, et le magasin qui attend lit l’heure sur son écran, avant de s’inquiéter.',
  'figure.value': '40',
  'figure.label': 'tournées suivies chaque jour sans un appel au dépôt',
  situation:
    'Chaque matin, quarante camions partaient avec une feuille. Un retard se disait au téléphone, au dépôt, qui rappelait le magasin. Le soir, personne ne savait plus lequel avait prévenu qui.',
  work: 'Deux développeurs ont rejoint l’équipe de la marque. Ils ont suivi trois tournées, puis dessiné un écran à un bouton, lisible au soleil, qui garde l’heure quand le réseau manque et la transmet dès qu’il revient.',
  result:
    'Les magasins lisent l’heure prévue sur leur écran. Le dépôt ne décroche plus que pour les pannes, et les feuilles ont disparu des camions.',
  duration: 'trois mois, à deux développeurs',
};
