import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createAgencyFacts } from './agency/agency-facts.ts';
import { createFactDesk } from './agency/fact-desk.ts';
import { createArticleCleaning } from './articles/article-cleaning.ts';
import { createArticleRepository } from './articles/article-repository.ts';
import { createArticleDesk } from './articles/desk/article-desk.ts';
import { createPictureWork, type PictureWork } from './articles/pictures/picture-work.ts';
import { createPublicationWatch } from './articles/publication-watch.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { settleWithin } from './deadlines.ts';
import { createEntryDesk } from './entries/entry-desk.ts';
import { createDuePublication } from './entries/publication.ts';
import { createSiteContent } from './entries/site-content.ts';
import { createReadiness } from './health/readiness.ts';
import { createAntiForgery } from './http/anti-forgery.ts';
import { assetFiles } from './http/client-files.ts';
import { senderNetwork } from './http/sender-network.ts';
import { createAccountLimit, createReadLimit, createSubmissionLimit } from './http/submission-limit.ts';
import { createReplies } from './inbox/replies.ts';
import { createSavedReplies } from './inbox/saved-replies.ts';
import { networkDigest } from './leads/digests.ts';
import { createLeadIntake } from './leads/lead-intake.ts';
import { LIMITS, type SubmissionLimits } from './leads/limits.ts';
import { createClosureNotice } from './leads/promised-answer.ts';
import { createQuarantineDigest } from './leads/quarantine-digest.ts';
import { createReminders } from './leads/reminders.ts';
import { createRetention } from './leads/retention.ts';
import { createTracking } from './leads/tracking.ts';
import { createWatch } from './leads/watch.ts';
import { eraseMailFiles } from './mail/mail-files.ts';
import { createMailer } from './mail/mailer.ts';
import { type MailTransport, openMailTransport } from './mail/transport.ts';
import { createMailboxReader } from './mailbox/mailbox.ts';
import { createReplyAddresses } from './mailbox/match-lead.ts';
import { createMailReceipt } from './mailbox/receive-mail.ts';
import { createSiteMetrics } from './metrics/site-metrics.ts';
import { createRedirects } from './redirects/redirects.ts';
import { createSiteSearch } from './search/site-search.ts';
import { createStaff } from './staff/staff.ts';
import { type Database, openDatabase, openForScans } from './store/database.ts';
import { settleErasure } from './store/erasure.ts';
import { migrateAtStart } from './store/migrate.ts';
import { secret } from './store/secrets.ts';
import { createTextWork, type TextWork } from './texts/text-work.ts';
import { createMonthlyMail } from './visits/monthly-mail.ts';
import { createVisitCounts } from './visits/visit-counts.ts';
import { createCourier } from './webhooks/courier.ts';
import { createWebhookDesk } from './webhooks/webhook-desk.ts';

/** The services of the process; tests build their own with `createServices`. */
export type Services = Awaited<ReturnType<typeof createServices>>;

interface BackgroundTask {
  start(): void;
  stop(): Promise<void>;
}

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
}: ServiceParts) {
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
      facts,
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
    const assets = assetFiles(clientFiles);
    const articles = createArticleRepository({ database, scans, clock, texts, logger });
    const mailReceipt = createMailReceipt({
      database,
      texts,
      replyAddresses,
      ownAddresses: [config.mailFrom.address, ...config.leadsTo],
      clock,
      logger,
    });
    const services = {
      config,
      database,
      /** The database, for statements that go through many rows. */
      scans,
      facts,
      factDesk: createFactDesk({ database, clock, facts }),
      /** The content that colleagues published over the files. */
      content,
      entryDesk: createEntryDesk({ database, clock, content }),
      redirects,
      closureNotice,
      /** Incremented when something that many pages show has changed: facts, content, a closure. */
      siteRevision,
      leads,
      /** The tracking pages, where senders see their leads. */
      tracking: createTracking({ database, facts, clock, mailing, retention, onEnqueued: mailer.wake }),
      articles,
      search: createSiteSearch({ articles, facts, content, siteRevision, clock }),
      assets,
      /** Work on texts of others, in worker threads. */
      texts,
      /** Work on pictures of others, in a process of its own. */
      pictures,
      articleDesk: createArticleDesk({ database, scans, clock, articles, texts, isFile: assets.has }),
      publicationWatch: createPublicationWatch({ articles, logger }),
      articleCleaning: createArticleCleaning({ database, clock, logger }),
      mailer,
      replyAddresses,
      /** Keeps mails about leads. */
      mailReceipt,
      mailboxReader: createMailboxReader({ database, url: config.imap, receipt: mailReceipt, clock, logger }),
      /** Delivers the events of leads to `webhooks`. */
      courier: createCourier({
        database,
        publicUrl: config.publicUrl,
        privateHosts: config.webhookPrivateHosts,
        clock,
        logger,
      }),
      webhooks: createWebhookDesk({ database, clock, privateHosts: config.webhookPrivateHosts }),
      retention,
      quarantineDigest,
      reminders,
      monthlyMail,
      watch: createWatch({ database, facts, quarantineDigest, reminders, monthlyMail, logger }),
      readiness: createReadiness({ database, clock, logger, folders: dataFolders(config) }),
      metrics,
      antiForgery: createAntiForgery({
        secret: await secret(database, 'anti-forgery'),
        clock,
        secureCookie: config.isHttps,
      }),
      staff: createStaff({ database, clock, publicUrl: config.publicUrl }),
      replies: createReplies({
        database,
        clock,
        mailDomain: config.publicUrl.hostname,
        onEnqueued: mailer.wake,
      }),
      savedReplies: createSavedReplies({ database, clock }),
      submissionLimit: limitOfKind('submissions', limits.submissionsPerNetworkAndMinute),
      signInLimit: limitOfKind('sign-ins', limits.signInsPerNetworkAndMinute),
      /** Counts by account, not by address. */
      actLimit: createAccountLimit(limits.actsPerAccountAndMinute),
      readLimit: createReadLimit(limits.readsPerNetworkAndMinute, limits.networksPerBlock),
      visitLimit: createReadLimit(limits.visitsPerNetworkAndMinute, limits.networksPerBlock),
      visits: createVisitCounts({
        database,
        clock,
        logger,
        termSecret: await secret(database, 'search-terms'),
      }),
      /** Keyed digest of an address's network, for the log. */
      networkOf: (address: string) => networkDigest(senderNetwork(address).network, networkSecret),
      clock,
      logger,
      /** Aborted when the process is told to stop. */
      stopping: new AbortController(),
    };
    const tasks = Object.values<unknown>(services).filter(worksByItself);
    return {
      ...services,
      /** Starts mails and jobs. */
      start() {
        for (const task of tasks) task.start();
      },
      /** Waits for running mails and jobs, then closes the database. */
      async close() {
        await Promise.all([...tasks.map((task) => task.stop()), texts.close(), pictures.close()]);
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

function worksByItself(service: unknown): service is BackgroundTask {
  return typeof service === 'object' && service !== null && 'start' in service && 'stop' in service;
}

/** The folders on this machine that the process writes to; readiness checks their free space. */
function dataFolders({ database, mail }: Config): string[] {
  const isFile = database.engine === 'sqlite' && database.file !== ':memory:';
  return [...(isFile ? [dirname(database.file)] : []), ...(mail.kind === 'folder' ? [mail.path] : [])];
}
