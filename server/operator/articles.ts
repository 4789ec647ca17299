import { counted } from '../../domain/plural.ts';
import { fileDrafts, importArticles } from '../articles/import-articles.ts';
import type { SavedArticle } from '../articles/save-article.ts';
import { type Command, CommandFailure, readArguments } from './command.ts';

export const articleCommands: Readonly<Record<string, Command>> = {
  'articles import': {
    parameters: '[--force SLUG [--yes]]',
    summary:
      'porte dans la base les articles de content/articles, nouveaux ou changés (--force : un seul, même modifié ou supprimé sur le site ; dit d’abord ce qui sera remplacé)',
    async run(argv, { open, terminal }) {
      const { force: forced, yes } = readArguments(argv, {
        force: { type: 'string' },
        yes: { type: 'boolean' },
      }).values;
      const { articles } = await open();
      if (forced !== undefined) {
        const draft = fileDrafts().find(({ slug }) => slug === forced);
        if (!draft) throw new CommandFailure(`Aucun fichier de content/articles n’a l’adresse ${forced}.`);
        terminal.out(overwritten(forced, await articles.differencesFrom(draft)));
        if (!yes) {
          const call = `articles import --force ${forced} --yes`;
          throw new CommandFailure(`Rien n’est fait. Pour le faire : « ${call} ».`, { exitCode: 2 });
        }
      }
      const { added, changed, same, left } = await importArticles(articles, { forced });
      terminal.out(`Articles : ${counted(added, 'ajouté')}, ${counted(changed, 'changé')}, ${same} déjà là`);
      for (const { slug, sentence } of left) terminal.err(`${slug} n’est pas importé : ${sentence}`);
      if (left.some(({ reason }) => reason !== 'taken'))
        terminal.err('« articles import --force SLUG » en remet un comme son fichier le dit.');
    },
  },
};

const COLUMNS: Readonly<Record<keyof SavedArticle, string>> = {
  slug: 'adresse',
  title: 'titre',
  description: 'chapeau',
  content: 'texte',
  image_url: 'image',
  image_alt: 'texte de remplacement',
  created_at: 'date',
  updated_at: 'date de mise à jour',
  published_at: 'publication',
  author: 'auteur',
};

function overwritten(slug: string, columns: (keyof SavedArticle)[] | null): string {
  if (columns === null) return `${slug} n’est plus sur le site : il y revient.`;
  if (columns.length === 0) return `${slug} est déjà comme son fichier.`;
  return `${slug}, à remplacer : ${columns.map((column) => COLUMNS[column]).join(', ')}.`;
}
