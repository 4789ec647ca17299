import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BARE_POLICY, contentSecurityPolicy } from './security-headers.ts';

const source = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content policy of a page', () => {
  it('names each inline script and style by its digest, once', () => {
    const policy = contentSecurityPolicy({
      styles: ['a{}', 'b{}', 'a{}'],
      scripts: ['one()', 'two()\n'],
    });
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${source('a{}')} ${source('b{}')}`);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${source('one()')} ${source('two()\n')}`);
  });

  it('allows only the site’s own files where nothing is inline', () => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [] });
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'style-src')).toBe("style-src 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('allows nothing on an answer that is no page', () => {
    expect(BARE_POLICY).toContain("default-src 'none'");
    expect(BARE_POLICY).not.toContain('self');
  });
});
