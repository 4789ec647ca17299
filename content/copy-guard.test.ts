import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';

/** Sources with texts for visitors; mails to the agency are left out. */
const SOURCES = ['app/**/*.{ts,tsx}', 'domain/leads/*.ts', 'emails/{confirmation,reply}.tsx'];
const UNREAD = /\.test\./;

/** Interface texts: labels, hints, messages. Texts that sell or promise belong in `content/copy/`. */
const INTERFACE = new Set([
  '… facultatif…, le reste est obligatoire.',
  'Aucun article trouvé pour ce slug.',
  'Ce champ contient des caractères non acceptés.',
  'Ce que vous voulez construire, pour qui, et pour quand.',
  'Démarrage souhaité le …, mise en ligne visée le ….',
  'En une ou deux phrases : ce qui vous freine, ou ce que vous aimeriez voir exister.',
  'Envoyer ce texte par e-mail',
  'Envoyer ma demande de devis',
  'Erreur lors de la récupération des articles',
  'Formulaire rempli à … %',
  'Image, à déplacer quand elle est agrandie',
  'Estimation du site : … de travail, soit … HT.',
  'La description de votre besoin est requise.',
  'La description du projet est requise.',
  'Le service est injoignable. Votre texte est conservé : réessayez dans un instant.',
  'Le service met trop de temps à répondre. Votre texte est conservé : réessayez dans un instant.',
  'Le service ne répond pas correctement. Réessayez dans un instant.',
  'Les articles du blog ne répondent pas en ce moment : ils manquent à cette liste.',
  'Les articles ne sont pas arrivés jusqu’ici. Vérifiez votre connexion, ou réessayez dans un instant.',
  'Mettre les animations en pause',
  'Ouvrir la recherche avec la touche /',
  'Tous les champs sont obligatoires, sauf mention contraire.',
  'Un champ est à corriger',
  'Une erreur est survenue, veuillez réessayer.',
  'Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à',
  'Une ville, un outil, un prix',
  'Votre question, et ce qui nous aidera à y répondre.',
  'Vous semblez hors ligne. Votre texte est conservé : réessayez une fois connecté.',
]);

it('finds no sentence in the code that belongs in content/copy/', () => {
  const sentences = globSync(SOURCES)
    .filter((file) => !UNREAD.test(file))
    .sort()
    .flatMap((file) =>
      textsOf(parseSync(file, readFileSync(file, 'utf8')).program)
        .map((text) => text.replaceAll(/\s+/g, ' ').trim())
        .filter((text) => isSentence(text) && !INTERFACE.has(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(sentences).toEqual([]);
});

testAll([
  ['<p>Nous répondons à tous vos messages.</p>', true],
  ["const title = 'Une équipe pour tous vos projets';", true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test
  ['const title = `Une équipe pour ${place} et ses environs`;', true],
  ['<Button label="Nous contacter" />', false],
  ['<p className="grid gap-6 desktop:grid-cols-12 text-lg font-semibold">Fermer</p>', false],
])('tells a sentence from other code', ([code, isFound]) => {
  expect(textsOf(parseSync('page.tsx', code).program).some(isSentence)).toBe(isFound);
});

/** The texts of a syntax tree without import paths; « … » for each expression in a template. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const type = 'type' in node ? String(node.type) : '';
  if (/^(Import|ExportAll|TSImport)/.test(type)) return [];
  if ((type === 'JSXText' || type === 'Literal') && 'value' in node)
    return typeof node.value === 'string' ? [node.value] : [];
  const inner = Object.values(node).flatMap(textsOf);
  if (type !== 'TemplateLiteral' || !('quasis' in node) || !Array.isArray(node.quasis)) return inner;
  return [node.quasis.map(({ value }) => value.cooked).join('…'), ...inner];
}

const FRENCH =
  /(?<![\p{L}-])(?:à|ce|de|des|du|en|et|la|le|les|nos|notre|nous|pour|sur|un|une|vos|votre|vous)(?![\p{L}-])/iu;

/** More than a label: over four words, one of them a common French one. */
function isSentence(text: string): boolean {
  return FRENCH.test(text) && (text.match(/(?<![\p{L}-])\p{L}+/gu) ?? []).length > 4;
}
