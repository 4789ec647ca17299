import { readFileSync } from 'node:fs';

/** Memory of a process that is in RAM (bytes), as Linux tells it; `undefined` when the process is no more. */
export function residentMemory(pid: number | undefined): number | undefined {
  try {
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
