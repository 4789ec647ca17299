import { readFileSync } from 'node:fs';

/** Time of all cores since boot, in kernel ticks. */
export interface ProcessorTimes {
  worked: number;
  /** Steal time: a process was runnable, but the host had given the core to another virtual machine. */
  withheld: number;
}

/**
 * Reads the CPU times (proc_stat(5)).
 * @throws Error when /proc/stat lacks them
 */
export function processorTimes(stat = readFileSync('/proc/stat', 'utf8')): ProcessorTimes {
  const [, ticks] = /^cpu +(\d[\d ]*)$/m.exec(stat) ?? [];
  if (!ticks) throw new Error('/proc/stat does not tell the times of the cores');
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, withheld = 0] = ticks
    .split(' ')
    .map(Number);
  return { worked: user + nice + system + interrupts + softInterrupts, withheld };
}

/** Describes in one sentence the share of steal time between two readings. */
export function disturbance(before: ProcessorTimes, after: ProcessorTimes): string {
  const withheld = after.withheld - before.withheld;
  const wanted = withheld + after.worked - before.worked;
  const share = wanted > 0 ? (100 * withheld) / wanted : 0;
  return `Of the processor time that was wanted meanwhile, the host of this machine gave ${share.toFixed(1)} % to others.`;
}
