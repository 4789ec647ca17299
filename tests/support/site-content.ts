import * as generated from 'content-collections';
import { contentOf } from '../../content/content.ts';

/** The content of the site as it stands. */
export const siteContent = contentOf(generated);
