import { test } from 'vitest';
import { expectFileNamed } from '../support/unreadable-file.ts';

test('« npm run build » names a file that it cannot read, the place of the error and how to fix it', () =>
  expectFileNamed('build'));
