import { trackingSectionsCopy } from 'content-collections';
import { expectNoViolations } from './axe.ts';
import { expectConfirmed, formOn, QUOTE_FORM, TYPED } from './forms.ts';
import { expect, test } from './site.ts';

const { quote, forms, erasure, erased, unknown } = trackingSectionsCopy;

test.use({ viewport: { width: 390, height: 844 } });
