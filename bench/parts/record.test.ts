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

test('a report takes the place of the earlier one, and the rest stays', () => {
  expect(recorded(DOCUMENT, { title: 'Start', tables: [], notes: ['New.'] })).toBe(
    DOCUMENT.replace('Old.', '- New.'),
  );
});

test('the first of its title comes after the others', () => {
  const text = recorded(DOCUMENT, { title: 'Server', tables: [], notes: ['New.'] });
  expect(text).toBe(DOCUMENT.replace('Old too.\n', 'Old too.\n\n### Server\n\n- New.\n'));
  expect(recorded('## Measured\n', { title: 'Server', tables: [], notes: ['New.'] })).toBe(
    '## Measured\n\n### Server\n\n- New.\n',
  );
});

test('a document without a place for reports is refused', () => {
  expect(() => recorded('# Performance\n', { title: 'Start', tables: [], notes: [] })).toThrow('Measured');
});
