import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { slugify } from '../../domain/slug.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Multiplies the cities of a copy of the project by `times`: clones with other names of the same
 * length, and their pictures.
 * @param root folder of the copy
 * @returns the number of cities added
 */
export function multiplyCities(root: string, times: number): number {
  const files = globSync('content/cities/*.md', { cwd: root, exclude: ['**/SOURCES.md'] });
  const taken = new Set(files.map((file) => /([^/]+)\.md$/.exec(file)?.[1] ?? ''));
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const name = /^name: (.+)$/m.exec(text)?.[1] ?? '';
    const names = [...LETTERS]
      .map((letter) => name.slice(0, -1) + letter)
      .filter((other) => !taken.has(slugify(other)));
    for (const other of names.slice(0, times - 1)) {
      const [from, to] = [slugify(name), slugify(other)];
      taken.add(to);
      writeFileSync(join(root, `content/cities/${to}.md`), text.replaceAll(name, other));
      for (const picture of ['villes/?-1.svg', 'villes/?-2.svg', 'partage/villes-?.jpg']) {
        const [source, target] = [from, to].map((slug) =>
          join(root, 'public/assets', picture.replace('?', slug)),
        );
        if (source && target) copyFileSync(source, target);
      }
    }
  }
  return taken.size - files.length;
}

/** Fills the database up to `count` articles with clones, dated one hour apart before the oldest. */
export function multiplyArticles(database: DatabaseSync, count: number): void {
  const models = database.prepare('select * from articles order by created_at').all();
  const [oldest] = models;
  const insert = database.prepare(
    'insert into articles values (:id, :slug, :title, :description, :content, :image_url, :image_alt, :at, :at, :at)',
  );
  database.exec('begin');
  for (let index = models.length; index < count; index++) {
    const model = models[index % models.length];
    if (!model || !oldest) throw new Error('There is no article to copy');
    const { created_at, updated_at, published_at, id, slug, ...texts } = model;
    const at = new Date(Date.parse(String(oldest.created_at)) - index * 3_600_000).toISOString();
    insert.run({ ...texts, id: `${id}-${index}`, slug: `${slug}-${index}`, at });
  }
  database.exec('commit');
}
