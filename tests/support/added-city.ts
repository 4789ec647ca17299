/** A short city page as a colleague fills it in: the fields without which it would be empty. */
export const VANNES = {
  name: 'Vannes',
  department: 'Morbihan',
  heroSubTitle: 'Des outils pour qui travaille entre le golfe et les zones d’activité.',
  metaDescription:
    'Agence web et logicielle à Vannes, pour les chantiers nautiques, les hôtels et les bureaux d’études qui travaillent autour du golfe.',
  'needs.0.title': 'Une saison qui double les demandes',
  'needs.0.text':
    'De juin à septembre, les réservations arrivent à toute heure, et le planning ne se tient plus à la main.',
  'needs.1.title': 'Des pièces suivies jusqu’au ponton',
  'needs.1.text':
    'Dans un chantier nautique, chaque pièce composite a son moule, sa date et son contrôle à retrouver.',
  'needs.2.title': 'Des équipes sur les îles',
  'needs.2.text':
    'Un artisan qui prend le bateau saisit son intervention sans réseau, puis l’envoie au retour.',
  title1: 'Un golfe, des chantiers et des bureaux',
  content: `### Des métiers tournés vers l’eau

Autour du golfe du Morbihan, on construit des coques, on loue des bateaux, on nourrit des visiteurs et l’on dessine des pièces en composite. Ces entreprises comptent souvent moins de vingt personnes. Leur informatique tient dans un tableur partagé, une messagerie et la mémoire de celle qui répond au téléphone. Quand l’été arrive, ces trois-là débordent ensemble.

### Ce que nous y faisons

Nous partons d’une semaine ordinaire : qui saisit quoi, sur quel appareil, et ce qui se perd en route. Un loueur nous a montré ses fiches de départ, écrites au stylo sur le quai ; un écran de trois boutons, lisible au soleil, aurait le même usage et garderait l’heure. Un bureau d’études range ses plans par affaire, mais les cherche par client : un simple index lui rendrait une matinée. Rien de cela ne demande un grand système, seulement un outil qui convient à ceux qui l’emploient.

### Ce qui se décide avant d’écrire du code

Une page suffit pour commencer : ce que l’outil remplace, ce qu’il laisse tranquille, qui dira que c’est bon. Nous la rédigeons à deux, avec des mots de métier plutôt que d’informatique, et chacun la signe. Les idées qui viennent ensuite y sont ajoutées avec leur prix, ou rangées pour l’hiver. Cette page évite surtout les malentendus polis, ceux que l’on découvre le jour de la livraison, quand le premier client attend déjà devant le guichet et que personne ne sait plus pourquoi la case « marée » est obligatoire.

### Comment nous travaillons avec vous

La première réunion se tient chez vous, devant les postes de travail. Les suivantes passent par la visioconférence, pour épargner la route à chacun. Vous essayez une version dès qu’elle sert à quelque chose, avant la haute saison si possible, et vous gardez le code, les comptes et la documentation à la fin. Si le besoin change après l’été, nous reprenons la liste ensemble, du plus utile au moins pressé.`,
};
