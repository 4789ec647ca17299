import { type Facts, FILE_FACTS } from '../../content/facts.ts';
import { preflightText } from '../../content/preflight.ts';
import { counted } from '../../domain/plural.ts';
import { launchFaults } from '../agency/launch-checklist.ts';
import { type Command, type CommandContext, CommandFailure, readArguments } from './command.ts';

/** Lists what to settle before the site goes live. */
export const preflightCommands: Readonly<Record<string, Command>> = {
  preflight: {
    parameters: '',
    summary: 'ce qui doit encore changer avant la mise en ligne, contenu et configuration',
    async run(argv, { config, open, terminal }) {
      readArguments(argv, {});
      const faults = launchFaults(await factsNow(open), config);
      for (const fault of faults) terminal.out(preflightText(fault));
      if (faults.length > 0)
        throw new CommandFailure(`${counted(faults.length, 'point')} à régler avant la mise en ligne`);
      terminal.out('Prêt pour la mise en ligne');
    },
  },
};

/** The facts with the edits of the staff area; before the first start there is no database, only the files. */
async function factsNow(open: CommandContext['open']): Promise<Facts> {
  try {
    return (await open()).facts.current();
  } catch (error) {
    if (error instanceof CommandFailure) return FILE_FACTS;
    throw error;
  }
}
