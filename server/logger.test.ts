import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

const lines: string[] = [];
const logged = (level: 'info' | 'warn', log: (logger: ReturnType<typeof createLogger>) => void) => {
  lines.length = 0;
  log(createLogger(level, { write: (line) => lines.push(line) }));
  return lines.map((line) => line.replace(/"time":\d+/, '"time":0'));
};

it('writes by the short way the line that it would write by the long one', () => {
  const facts = { request: '1', path: '/ « " \\ \n', status: 200 };
  const [long] = logged('info', (logger) => logger.info(facts, 'request'));
  const [short] = logged('info', (logger) => logger.infoLine(JSON.stringify(facts).slice(1, -1), 'request'));
  expect(short).toBe(long);
  expect(lines[0]).toMatch(/"time":\d{13},/);
});

it('writes by neither way what is below its level', () => {
  expect(logged('warn', (logger) => logger.infoLine('"status":200', 'request'))).toEqual([]);
});
