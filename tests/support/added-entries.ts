import { VANNES } from './added-city.ts';

const THREE_ARGUMENTS = {
  'arguments.0.title': 'Une page qui pèse peu',
  'arguments.0.text':
    'Le navigateur reçoit du code déjà compilé, et l’écran répond même sur un téléphone ancien.',
  'arguments.1.title': 'Un code qui se relit',
  'arguments.1.text': 'Chaque composant tient dans un fichier court, que votre équipe reprend sans nous.',
  'arguments.2.title': 'Une sortie connue',
  'arguments.2.text': 'Si l’outil passe de mode, les pages restent du HTML et du CSS que chacun sait lire.',
};

/** A technology as a colleague fills it in: the fields without which its page would be empty. */
export const SVELTE = {
  name: 'Svelte',
  'menu.group': 'Frontend',
  heroSubTitle: 'Des écrans vifs sur les téléphones de vos équipes, et peu de code à entretenir ensuite.',
  metaDescription:
    'Svelte : des écrans légers, compilés avant d’arriver chez vos utilisateurs, pour les outils de terrain et les vieux téléphones.',
  ...THREE_ARGUMENTS,
  title1: 'Un outil discret pour des écrans de terrain',
  content: VANNES.content,
};

/** A service, likewise. */
export const ACCEPTANCE = {
  name: 'Recette externalisée',
  'menu.group': 'Accompagnement',
  promise: 'Vos livraisons essayées par d’autres',
  heroSubTitle:
    'Nous essayons ce que vos équipes livrent, comme le feront vos clients, et vous disons ce qui casse.',
  ...THREE_ARGUMENTS,
  title1: 'Un regard qui n’a pas écrit le code',
  content: VANNES.content,
};
