import { articleToHtml } from '../../content/markdown.ts';
import { readableArticle, withFullAddresses } from '../articles/article-html.ts';
import { htmlToMarkdown } from '../articles/desk/html-to-markdown.ts';
import { pastedToMarkdown } from '../articles/desk/pasted-html.ts';
import { readText } from '../articles/desk/text-faults.ts';
import { outlinedTitle } from '../articles/pictures/outlined-title.ts';
import { readBounce, readMailBody, readMailHeader } from '../mailbox/read-mail.ts';
import { compareTexts } from './compare-texts.ts';

/** All work that grows faster than the text it is about, by name; only worker threads import this. */
export const textTasks = {
  articleToHtml,
  readableArticle,
  htmlToMarkdown,
  pastedToMarkdown,
  readText,
  withFullAddresses,
  compareTexts,
  outlinedTitle,
  readMailHeader,
  readMailBody,
  readBounce,
};

export type TextTasks = typeof textTasks;
