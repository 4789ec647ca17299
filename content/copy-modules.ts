import { detailModules } from './schema/copy/details.ts';
import { hiddenPageModules } from './schema/copy/hidden-pages.ts';
import { pageModules } from './schema/copy/pages.ts';
import { sharedModules } from './schema/copy/shared.ts';

/** The texts of the site, by screen or section. */
export const copyModules = [...pageModules, ...detailModules, ...hiddenPageModules, ...sharedModules];
