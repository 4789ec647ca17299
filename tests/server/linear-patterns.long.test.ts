import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/build.ts';

/** Expressions whose input is bounded or our own, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'server/entries/usages.ts': 'pages that the site has rendered',
  'server/operator/identity/identity-changes.ts': 'a logo that the operator chose',
  'domain/palette/recolour.ts': 'our own drawings, at build',
  'domain/leads/email.ts': '254 characters at most',
  'domain/leads/text.ts': 'at most 31 marks are read again from each letter',
  'server/http/body.ts': 'JSON that JSON.parse has accepted: each quote has its end',
};

it('has no regular expression over text of others that takes more than linear time', async () => {
  const found = new Map<string, { pattern: string; flags: string; file: string }>();
  for (const file of globSync('{app,content,domain,emails,server}/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (file.includes('.test.') || file in EXCEPTIONS) continue;
    const { program } = parseSync(file, readFileSync(ROOT + file, 'utf8'));
    const visitor = new Visitor({
      Literal(node) {
        if ('regex' in node) found.set(`${file} ${node.raw}`, { ...node.regex, file });
      },
    });
    visitor.visit(program);
  }
  expect(found.size).toBeGreaterThan(100);
  const slow: string[] = [];
  for (const [place, { pattern, flags }] of found) {
    const { status } = await check(pattern, flags, { timeout: 60_000, randomSeed: 1 });
    if (status !== 'safe') slow.push(`${place} is ${status}`);
  }
  expect(slow).toEqual([]);
});
