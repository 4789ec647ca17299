import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';

const ARTICLE = 'content/articles/prix-d-un-site-vitrine.md';

let copy: string;
beforeAll(() => {
  copy = copyProject();
  const text = readFileSync(join(copy, ARTICLE), 'utf8');
  writeFileSync(join(copy, ARTICLE), text.replace(/^title: >-\n.*$/m, 'title: Prix : combien ?'));
  rmSync(join(copy, 'content/faq.yaml'));
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test.each(['build', 'dev'])(
  '« npm run %s » names a file that it cannot read, the place of the error and how to fix it',
  (command) => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', command], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: 'sqlite::memory:' },
      timeout: 50_000,
    });
    const output = stdout + stderr;
    expect(status).toBe(1);
    expect(output).toContain(
      `${ARTICLE}\n- ligne 2, colonne 8: un texte qui contient « : » se met entre guillemets, par exemple title: "Prix : combien ?"`,
    );
    expect(output).toContain('content/faq.yaml\n- ce fichier manque');
    expect(output).not.toMatch(/^\s+at /m);
  },
);
