import { expect, test } from 'vitest';
import { recorded } from './record.ts';

const DOCUMENT = `# Performance

## Measured

How.

### Start

Old.

### Weight

Old too.

## Serveur

Ledger.
`;

test('replaces the report with the same title, and keeps the rest', () => {
  expect(recorded(DOCUMENT, { title: 'Start', tables: [], notes: ['New.'] })).toBe(
    DOCUMENT.replace('Old.', '- New.'),
  );
});

test('appends a report with a new title', () => {
  const text = recorded(DOCUMENT, { title: 'Server', tables: [], notes: ['New.'] });
  expect(text).toBe(DOCUMENT.replace('Old too.\n', 'Old too.\n\n### Server\n\n- New.\n'));
  expect(recorded('## Measured\n', { title: 'Server', tables: [], notes: ['New.'] })).toBe(
    '## Measured\n\n### Server\n\n- New.\n',
  );
});

test('refuses a document without a section for reports', () => {
  expect(() => recorded('# Performance\n', { title: 'Start', tables: [], notes: [] })).toThrow('Measured');
});
