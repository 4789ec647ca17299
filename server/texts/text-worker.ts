import type { MessagePort } from 'node:worker_threads';
import { type TextTasks, textTasks } from './text-tasks.ts';

interface Task<Name extends keyof TextTasks> {
  name: Name;
  input: never;
  /** Told when the task begins. */
  waiting: MessagePort;
}

/** Runs in a worker thread, one task at a time (`text-work.ts`). */
export default function perform<Name extends keyof TextTasks>({ name, input, waiting }: Task<Name>) {
  waiting.postMessage(null);
  return textTasks[name](input);
}
