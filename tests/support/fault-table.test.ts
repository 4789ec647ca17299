import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/build.ts';

/** Faults and hostile inputs that the site must survive; test titles refer to them by these names. */
const FAULTS = {
  'row 1': 'double click, Enter twice, two tabs, retry after a time-out',
  'row 2': 'the mail server is down, puts mails off, or refuses a recipient for good',
  'row 3': 'the process is killed before it noted that a mail was sent',
  'row 4': 'the process is killed between a lead and its mails',
  'row 5': 'the database is locked',
  'row 6': 'full disk, read-only file system, a commit that fails',
  'row 7': 'a body that is too long, never ends, or comes a byte a second',
  'row 8': 'another type of content or charset, a compressed body',
  'row 9': 'JSON that is no object, holds other types, a key twice, prototypes, 10,000 levels',
  'row 10': 'lists, fields that come twice, 10,000 pairs, bad escapes in a form',
  'row 11': 'line breaks in single-line fields and headers',
  'row 12': 'controls, bidirectional and zero-width characters, combining marks, long texts',
  'row 13': 'emoji, Arabic, Chinese, long and accented names',
  'row 14': 'HTML, templates, formulas, SQL, Markdown',
  'row 15': 'e-mail addresses at their limits, quoted, international, several at once',
  'row 16': 'phone numbers as people write them',
  'row 17': 'required fields that hold nothing visible',
  'row 18': 'anti-forgery token missing, wrong, stale, its cookie refused',
  'row 19': 'posts from other sites',
  'row 20': 'floods from one address or many, forged forwarded addresses',
  'row 21': 'slugs that are hostile, misspelt, endless or unknown',
  'row 22': 'every method on every kind of address',
  'row 23': 'a clock that goes back, summer time, 29 February',
  'row 24': 'no script, half of the scripts, hydration errors, Back, reloads, bookmarks',
  'row 25': 'offline, an answer that is lost',
  'row 26': 'translation, password managers and extensions that change the page',
  'also 1': 'connections that are slow or idle',
  'also 2': 'a header of 64 KiB',
  'also 3': 'parts of the film',
  'also 4': 'a page that the browser has already',
  'also 5': 'hostile and broken bodies of articles',
  'also 6': 'no articles',
  'also 7': 'the database goes while a page is rendered',
};

/** Faults named at the end of a title, such as « … (row 1, row 18) », or as the key of a table. */
const NAMED = /['"`(]((?:row|also) \d+(?:, (?:row|also) \d+)*)\)?['"`]/g;

function faultsNamedInTests(): Set<string> {
  const files = globSync('{app,content,domain,emails,server,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT });
  const titles = files
    .filter((file) => !import.meta.url.endsWith(file))
    .flatMap((file) => [...readFileSync(ROOT + file, 'utf8').matchAll(NAMED)].map(([, names = '']) => names));
  return new Set(titles.flatMap((names) => names.split(', ')));
}

it('has tests named after each fault that the site must stand, and after no other', () => {
  expect([...faultsNamedInTests()].sort()).toEqual(Object.keys(FAULTS).sort());
});
