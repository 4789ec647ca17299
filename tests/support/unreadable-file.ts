import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { copyProject } from './project-copy.ts';

const ARTICLE = 'content/articles/prix-d-un-site-vitrine.md';

/** Runs a script of `package.json` on content that cannot be read, and expects it to name each file, place and mend. */
export function expectFileNamed(script: string): void {
  const copy = copyProject();
  try {
    const text = readFileSync(join(copy, ARTICLE), 'utf8');
    writeFileSync(join(copy, ARTICLE), text.replace(/^title: >-\n.*$/m, 'title: Prix : combien ?'));
    rmSync(join(copy, 'content/faq.yaml'));
    const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
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
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
