import { CommandFailure, type Terminal } from './command.ts';
import { UndoRefused, undoLast } from './recorded-writes.ts';

/** Undoes the last run of a command that wrote files. @throws CommandFailure when it cannot be undone */
export function undo(command: string, options: Parameters<typeof undoLast>[2], terminal: Terminal): void {
  try {
    terminal.out(undoLast(process.cwd(), command, options));
  } catch (error) {
    if (!(error instanceof UndoRefused)) throw error;
    throw new CommandFailure(error.message, { cause: error });
  }
}
