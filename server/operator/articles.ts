import { importArticles } from '../articles/import-articles.ts';
import { type Command, readArguments } from './command.ts';

export const articleCommands: Readonly<Record<string, Command>> = {
  'articles import': {
    parameters: '',
    summary: 'porte dans la base les articles de content/articles, nouveaux ou changés',
    async run(argv, { open, terminal }) {
      readArguments(argv, {});
      const { articles } = await open();
      const { added, changed, same } = await importArticles(articles);
      terminal.out(`Articles : ${added} ajoutés, ${changed} changés, ${same} déjà là`);
    },
  },
};
