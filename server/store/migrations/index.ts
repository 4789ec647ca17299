import type { Migration } from 'kysely/migration';
import * as leadsAndOutbox from './001-leads-and-outbox.ts';
import * as articles from './002-articles.ts';
import * as quarantine from './003-quarantine.ts';
import * as chores from './004-chores.ts';
import * as flood from './005-flood.ts';
import * as articleChanges from './006-article-changes.ts';
import * as mailboxes from './007-mailboxes.ts';
import * as articleFiles from './009-article-files.ts';
import * as networkBlocks from './010-network-blocks.ts';
import * as mailsWithoutLead from './011-mails-without-lead.ts';
import * as staff from './012-staff.ts';
import * as leadDesk from './013-lead-desk.ts';
import * as tracking from './014-tracking.ts';
import * as articleEditing from './015-article-editing.ts';
import * as agencyFacts from './016-agency-facts.ts';
import * as dailyJobs from './017-daily-jobs.ts';
import * as ligatures from './018-ligatures.ts';
import * as waitingAgain from './019-waiting-again.ts';
import * as sessionPasskeys from './020-session-passkeys.ts';
import * as largeInbox from './021-large-inbox.ts';
import * as contentEntries from './022-content-entries.ts';
import * as redirects from './023-redirects.ts';
import * as leadWork from './024-lead-work.ts';
import * as visitCounts from './025-visit-counts.ts';
import * as leadOrigins from './026-lead-origins.ts';
import * as webhooks from './027-webhooks.ts';
import * as replyFiles from './028-reply-files.ts';
import * as mailedAnswers from './029-mailed-answers.ts';
import * as companies from './031-companies.ts';
import * as searchTrigrams from './033-search-trigrams.ts';
import * as closings from './034-closings.ts';
import * as followUps from './035-follow-ups.ts';

/** Every migration by name, in order. Never edit one that has been released: add another. */
export const migrations: Record<string, Migration> = {
  '001-leads-and-outbox': leadsAndOutbox,
  '002-articles': articles,
  '003-quarantine': quarantine,
  '004-chores': chores,
  '005-flood': flood,
  '006-article-changes': articleChanges,
  '007-mailboxes': mailboxes,
  '009-article-files': articleFiles,
  '010-network-blocks': networkBlocks,
  '011-mails-without-lead': mailsWithoutLead,
  '012-staff': staff,
  '013-lead-desk': leadDesk,
  '014-tracking': tracking,
  '015-article-editing': articleEditing,
  '016-agency-facts': agencyFacts,
  '017-daily-jobs': dailyJobs,
  '018-ligatures': ligatures,
  '019-waiting-again': waitingAgain,
  '020-session-passkeys': sessionPasskeys,
  '021-large-inbox': largeInbox,
  '022-content-entries': contentEntries,
  '023-redirects': redirects,
  '024-lead-work': leadWork,
  '025-visit-counts': visitCounts,
  '026-lead-origins': leadOrigins,
  '027-webhooks': webhooks,
  '028-reply-files': replyFiles,
  '029-mailed-answers': mailedAnswers,
  '031-companies': companies,
  '033-search-trigrams': searchTrigrams,
  '034-closings': closings,
  '035-follow-ups': followUps,
};
