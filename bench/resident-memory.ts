import { readFileSync } from 'node:fs';

/** Resident memory of a process (bytes), from Linux’s /proc; `undefined` if the process has exited. */
export function residentMemory(pid: number | undefined): number | undefined {
  try {
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
