import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type AgencyFacts, createAgencyFacts } from './agency/agency-facts.ts';
import { createFactDesk, type FactDesk } from './agency/fact-desk.ts';
import { type ArticleCleaning, createArticleCleaning } from './articles/article-cleaning.ts';
import { type ArticleRepository, createArticleRepository } from './articles/article-repository.ts';
import { type ArticleDesk, createArticleDesk } from './articles/desk/article-desk.ts';
import { createPictureWork, type PictureWork } from './articles/pictures/picture-work.ts';
import { createPublicationWatch, type PublicationWatch } from './articles/publication-watch.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { settleWithin } from './deadlines.ts';
import { createEntryDesk, type EntryDesk } from './entries/entry-desk.ts';
import { createDuePublication } from './entries/publication.ts';
import { createSiteContent, type SiteContent } from './entries/site-content.ts';
import { createReadiness, type Readiness } from './health/readiness.ts';
import { type AntiForgery, createAntiForgery } from './http/anti-forgery.ts';
import { type AssetFiles, assetFiles } from './http/client-files.ts';
import { senderNetwork } from './http/sender-network.ts';
import {
  createAccountLimit,
  createReadLimit,
  createSubmissionLimit,
  type RequestLimit,
} from './http/submission-limit.ts';
import { createReplies, type Replies } from './inbox/replies.ts';
import { createSavedReplies, type SavedReplies } from './inbox/saved-replies.ts';
import { networkDigest } from './leads/digests.ts';
import { createLeadIntake, type LeadIntake } from './leads/lead-intake.ts';
import { LIMITS, type SubmissionLimits } from './leads/limits.ts';
import { type ClosureNotice, createClosureNotice } from './leads/promised-answer.ts';
import { createQuarantineDigest, type QuarantineDigest } from './leads/quarantine-digest.ts';
import { createReminders, type Reminders } from './leads/reminders.ts';
import { createRetention, type Retention } from './leads/retention.ts';
import { createTracking, type Tracking } from './leads/tracking.ts';
import { createWatch, type Watch } from './leads/watch.ts';
import { eraseMailFiles } from './mail/mail-files.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { type MailTransport, openMailTransport } from './mail/transport.ts';
import { createMailboxReader, type MailboxReader } from './mailbox/mailbox.ts';
import { createReplyAddresses, type ReplyAddresses } from './mailbox/match-lead.ts';
import { createMailReceipt, type MailReceipt } from './mailbox/receive-mail.ts';
import { createSiteMetrics, type SiteMetrics } from './metrics/site-metrics.ts';
import { createRedirects, type Redirects } from './redirects/redirects.ts';
import { createSiteSearch, type SiteSearch } from './search/site-search.ts';
import { createStaff, type Staff } from './staff/staff.ts';
import { type Database, openDatabase, openForScans } from './store/database.ts';
import { settleErasure } from './store/erasure.ts';
import { migrateAtStart } from './store/migrate.ts';
import { secret } from './store/secrets.ts';
import { createTextWork, type TextWork } from './texts/text-work.ts';
import { createMonthlyMail, type MonthlyMail } from './visits/monthly-mail.ts';
import { createVisitCounts, type VisitCounts } from './visits/visit-counts.ts';
import { type Courier, createCourier } from './webhooks/courier.ts';
import { createWebhookDesk, type WebhookDesk } from './webhooks/webhook-desk.ts';

/** The services of the process; tests build their own with `createServices`. */
export interface Services {
  config: Config;
  database: Database;
  /** The database, for statements that go through many rows. */
  scans: Database;
  facts: AgencyFacts;
  factDesk: FactDesk;
  /** The content that colleagues published over the files. */
  content: SiteContent;
  entryDesk: EntryDesk;
  redirects: Redirects;
  closureNotice: ClosureNotice;
  /** Incremented when something that many pages show has changed: facts, content, a closure. */
  siteRevision(): number;
  leads: LeadIntake;
  /** The tracking pages, where senders see their leads. */
  tracking: Tracking;
  articles: ArticleRepository;
  search: SiteSearch;
  assets: AssetFiles;
  /** Work on texts of others, in worker threads. */
  texts: TextWork;
  /** Work on pictures of others, in a process of its own. */
  pictures: PictureWork;
  articleDesk: ArticleDesk;
  publicationWatch: PublicationWatch;
  articleCleaning: ArticleCleaning;
  mailer: Mailer;
  replyAddresses: ReplyAddresses;
  /** Keeps mails about leads. */
  mailReceipt: MailReceipt;
  /** Reads the agency’s mailbox for `mailReceipt`. */
  mailboxReader: MailboxReader;
  /** Delivers the events of leads to `webhooks`. */
  courier: Courier;
  webhooks: WebhookDesk;
  retention: Retention;
  quarantineDigest: QuarantineDigest;
  reminders: Reminders;
  monthlyMail: MonthlyMail;
  /** Runs `quarantineDigest`, `reminders` and `monthlyMail` every minute, and fills in what leads lack. */
  watch: Watch;
  readiness: Readiness;
  metrics: SiteMetrics;
  antiForgery: AntiForgery;
  staff: Staff;
  replies: Replies;
  savedReplies: SavedReplies;
  submissionLimit: RequestLimit;
  signInLimit: RequestLimit;
  /** Counts by account, not by address. */
  actLimit: RequestLimit;
  readLimit: RequestLimit;
  visitLimit: RequestLimit;
  /** Counts what visitors see and do. */
  visits: VisitCounts;
  /** Keyed digest of an address's network, for the log. */
  networkOf: (address: string) => string;
  clock: Clock;
  logger: Logger;
  /** Aborted when the process is told to stop. */
  stopping: AbortController;
  /** Starts mails and jobs. */
  start(): void;
  /** Waits for running mails and jobs, then closes the database. */
  close(): Promise<void>;
}

interface BackgroundTask {
  start(): void;
  stop(): Promise<void>;
}

/** All services that work by themselves: one that is left out does not compile. */
type BackgroundTasks = {
  [Name in keyof Services as Services[Name] extends BackgroundTask ? Name : never]: Services[Name];
};

/** The build puts them next to the server bundle. */
const CLIENT_FILES = fileURLToPath(new URL('../client', import.meta.url));
const TEXT_WORKER = fileURLToPath(new URL('./text-worker.js', import.meta.url));
const PICTURE_WORKER = fileURLToPath(new URL('./picture-worker.js', import.meta.url));

/** Longest wait for database connections to close (ms). */
const LONGEST_CLOSING = 2000;

interface ServiceParts {
  config: Config;
  logger: Logger;
  clock?: Clock;
  transport?: MailTransport;
  /** Overrides of the site’s limits. */
  limits?: Partial<SubmissionLimits>;
  /** Folder of the client build. */
  clientFiles?: string;
  /** Closed with the services. */
  texts?: TextWork;
  pictures?: PictureWork;
  /** Runs on the database before it is used; migrates it by default. */
  prepare?: (database: Database) => Promise<void>;
}

/**
 * Opens and migrates the database and builds the services on it. Starts no timer: `start()` does.
 * @throws when the database cannot be opened or migrated
 */
export async function createServices({
  config,
  logger,
  clock = systemClock,
  transport = openMailTransport(config.mail),
  limits: ownLimits,
  clientFiles = CLIENT_FILES,
  texts = createTextWork({ file: TEXT_WORKER }),
  pictures = createPictureWork(PICTURE_WORKER),
  prepare = (opened) => migrateAtStart(opened, config.database, logger),
}: ServiceParts): Promise<Services> {
  const limits = { ...LIMITS, leadsPerHour: config.leadsPerHour, ...ownLimits };
  const database = openDatabase(config.database, (error) =>
    logger.warn({ err: error }, 'database connection lost'),
  );
  const scans = openForScans(config.database, database);
  try {
    await prepare(database);
    const facts = createAgencyFacts({ database, logger });
    await facts.refresh();
    const content = createSiteContent({
      database,
      logger,
      publishDue: createDuePublication({ database, clock, logger }),
    });
    await content.refresh();
    const redirects = createRedirects({ database, clock, logger });
    await redirects.refresh();
    const closureNotice = createClosureNotice({ clock, facts });
    const siteRevision = () => facts.revision() + content.revision() + closureNotice.revision();
    const networkSecret = await secret(database, 'networks');
    const limitOfKind = (kind: 'submissions' | 'sign-ins', perMinute: number) =>
      createSubmissionLimit({
        kind,
        perMinute,
        networksPerBlock: limits.networksPerBlock,
        database,
        location: config.database,
        networkSecret,
      });
    const metrics = createSiteMetrics({ database: scans, clock });
    const replyAddresses = createReplyAddresses(
      config.replyAddress,
      await secret(database, 'reply-addresses'),
    );
    const mailer = createMailer({
      database,
      facts,
      content,
      transport,
      destination: config.mail,
      from: config.mailFrom,
      publicUrl: config.publicUrl,
      replyAddresses,
      clock,
      logger,
      onTried: metrics.mailTried,
    });
    const courier = createCourier({
      database,
      publicUrl: config.publicUrl,
      privateHosts: config.webhookPrivateHosts,
      clock,
      logger,
    });
    const mailing = { leadsTo: config.leadsTo, mailDomain: config.publicUrl.hostname };
    const leads = createLeadIntake({
      database,
      facts,
      clock,
      logger,
      mailing,
      limits,
      networkSecret,
      onAccepted: mailer.wake,
    });
    const retention = createRetention({
      database,
      scans,
      clock,
      logger,
      forgetNetworks: leads.forgetNetworks,
      eraseMailFiles: (messageIds) => eraseMailFiles(config.mailFolder, messageIds),
      settleErasure: () => settleErasure(database, config.database),
    });
    const quarantineDigest = createQuarantineDigest({
      database,
      facts,
      clock,
      logger,
      mailing,
      onEnqueued: mailer.wake,
    });
    const reminders = createReminders({ database, scans, facts, clock, mailing, onEnqueued: mailer.wake });
    const monthlyMail = createMonthlyMail({
      database,
      facts,
      clock,
      mailDomain: mailing.mailDomain,
      onEnqueued: mailer.wake,
    });
    const watch = createWatch({ database, facts, quarantineDigest, reminders, monthlyMail, logger });
    const assets = assetFiles(clientFiles);
    const articles = createArticleRepository({ database, scans, clock, texts, logger });
    const publicationWatch = createPublicationWatch({ articles, logger });
    const articleCleaning = createArticleCleaning({ database, clock, logger });
    const visits = createVisitCounts({
      database,
      clock,
      logger,
      termSecret: await secret(database, 'search-terms'),
    });
    const mailReceipt = createMailReceipt({
      database,
      texts,
      replyAddresses,
      ownAddresses: [addressIn(config.mailFrom), ...config.leadsTo],
      clock,
      logger,
    });
    const tasks: BackgroundTasks = {
      mailer,
      mailboxReader: createMailboxReader({ database, url: config.imap, receipt: mailReceipt, clock, logger }),
      courier,
      retention,
      watch,
      facts,
      content,
      redirects,
      publicationWatch,
      articleCleaning,
      visits,
    };
    return {
      ...tasks,
      replyAddresses,
      mailReceipt,
      config,
      database,
      scans,
      factDesk: createFactDesk({ database, clock, facts }),
      entryDesk: createEntryDesk({ database, clock, content }),
      closureNotice,
      siteRevision,
      leads,
      tracking: createTracking({ database, facts, clock, mailing, retention, onEnqueued: mailer.wake }),
      articles,
      search: createSiteSearch({ articles, facts, content, siteRevision, clock }),
      assets,
      texts,
      pictures,
      articleDesk: createArticleDesk({ database, scans, clock, articles, texts, isFile: assets.has }),
      quarantineDigest,
      reminders,
      monthlyMail,
      readiness: createReadiness({ database, clock, logger, folders: dataFolders(config) }),
      metrics,
      antiForgery: createAntiForgery({
        secret: await secret(database, 'anti-forgery'),
        clock,
        secureCookie: config.publicUrl.protocol === 'https:',
      }),
      staff: createStaff({ database, clock, publicUrl: config.publicUrl }),
      replies: createReplies({
        database,
        clock,
        mailDomain: config.publicUrl.hostname,
        onEnqueued: mailer.wake,
      }),
      savedReplies: createSavedReplies({ database, clock }),
      webhooks: createWebhookDesk({ database, clock, privateHosts: config.webhookPrivateHosts }),
      submissionLimit: limitOfKind('submissions', limits.submissionsPerNetworkAndMinute),
      signInLimit: limitOfKind('sign-ins', limits.signInsPerNetworkAndMinute),
      actLimit: createAccountLimit(limits.actsPerAccountAndMinute),
      readLimit: createReadLimit(limits.readsPerNetworkAndMinute, limits.networksPerBlock),
      visitLimit: createReadLimit(limits.visitsPerNetworkAndMinute, limits.networksPerBlock),
      networkOf: (address) => networkDigest(senderNetwork(address).network, networkSecret),
      clock,
      logger,
      stopping: new AbortController(),
      start() {
        for (const task of Object.values(tasks)) task.start();
      },
      async close() {
        await Promise.all([
          ...Object.values(tasks).map((task) => task.stop()),
          texts.close(),
          pictures.close(),
        ]);
        // Connections to a server that no longer answers would never close.
        await settleWithin(
          scans.destroy().finally(() => database.destroy()),
          LONGEST_CLOSING,
        );
      },
    };
  } catch (error) {
    await scans.destroy().finally(() => database.destroy());
    throw error;
  }
}

/** The address in a From header. */
function addressIn(sender: string): string {
  return /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
}

/** The folders on this machine that the process writes to; readiness checks their free space. */
function dataFolders({ database, mail }: Config): string[] {
  const isFile = database.engine === 'sqlite' && database.file !== ':memory:';
  return [...(isFile ? [dirname(database.file)] : []), ...(mail.kind === 'folder' ? [mail.path] : [])];
}
