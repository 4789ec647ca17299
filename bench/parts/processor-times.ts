import { readFileSync } from 'node:fs';

/** What became of the time of all cores since the machine started, in ticks of the kernel. */
export interface ProcessorTimes {
  worked: number;
  /** A process was ready to run, but the host of this virtual machine had given the core to another one. */
  withheld: number;
}

/**
 * Reads the times of the cores (proc_stat(5)).
 * @throws Error when the system does not tell
 */
export function processorTimes(stat = readFileSync('/proc/stat', 'utf8')): ProcessorTimes {
  const [, ticks] = /^cpu +(\d[\d ]*)$/m.exec(stat) ?? [];
  if (!ticks) throw new Error('/proc/stat does not tell the times of the cores');
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, withheld = 0] = ticks
    .split(' ')
    .map(Number);
  return { worked: user + nice + system + interrupts + softInterrupts, withheld };
}

/** A sentence on how much a measurement between two readings was disturbed from outside the machine. */
export function disturbance(before: ProcessorTimes, after: ProcessorTimes): string {
  const withheld = after.withheld - before.withheld;
  const wanted = withheld + after.worked - before.worked;
  const share = wanted > 0 ? (100 * withheld) / wanted : 0;
  return `Of the processor time that was wanted meanwhile, the host of this machine gave ${share.toFixed(1)} % to others.`;
}
