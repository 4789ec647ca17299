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
    const base = { database, scans, facts, clock, logger };
    const content = createSiteContent({ ...base, publishDue: createDuePublication(base) });
    await content.refresh();
    const redirects = createRedirects(base);
    await redirects.refresh();
    const closureNotice = createClosureNotice(base);
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
      ...base,
      content,
      transport,
      destination: config.mail,
      from: config.mailFrom,
      publicUrl: config.publicUrl,
      replyAddresses,
      onTried: metrics.mailTried,
    });
    const mailing = { leadsTo: config.leadsTo, mailDomain: config.publicUrl.hostname };
    const parts = { ...base, mailing, onEnqueued: mailer.wake };
    const leads = createLeadIntake({ ...parts, limits, networkSecret });
    const retention = createRetention({
      ...base,
      forgetNetworks: leads.forgetNetworks,
      eraseMailFiles: (messageIds) => eraseMailFiles(config.mailFolder, messageIds),
      settleErasure: () => settleErasure(database, config.database),
    });
    const quarantineDigest = createQuarantineDigest(parts);
    const reminders = createReminders(parts);
    const monthlyMail = createMonthlyMail(parts);
    const assets = assetFiles(clientFiles);
    const articles = createArticleRepository({ ...base, texts });
    const mailReceipt = createMailReceipt({
      ...base,
      texts,
      replyAddresses,
      ownAddresses: [config.mailFrom.address, ...config.leadsTo],
    });
    const services = {
      ...base,
      config,
      factDesk: createFactDesk(base),
      /** The content that colleagues published over the files. */
      content,
      entryDesk: createEntryDesk({ ...base, content }),
      redirects,
      closureNotice,
      /** Incremented when something that many pages show has changed: facts, content, a closure. */
      siteRevision,
      leads,
      tracking: createTracking({ ...parts, retention }),
      articles,
      search: createSiteSearch({ ...base, articles, content, siteRevision }),
      assets,
      /** Work on texts of others, in worker threads. */
      texts,
      /** Work on pictures of others, in a process of its own. */
      pictures,
      articleDesk: createArticleDesk({ ...base, articles, texts, isFile: assets.has }),
      publicationWatch: createPublicationWatch({ articles, logger }),
      articleCleaning: createArticleCleaning(base),
      mailer,
      replyAddresses,
      mailReceipt,
      mailboxReader: createMailboxReader({ ...base, url: config.imap, receipt: mailReceipt }),
      /** Delivers the events of leads to `webhooks`. */
      courier: createCourier({
        ...base,
        publicUrl: config.publicUrl,
        privateHosts: config.webhookPrivateHosts,
      }),
      webhooks: createWebhookDesk({ ...base, privateHosts: config.webhookPrivateHosts }),
      retention,
      quarantineDigest,
      reminders,
      monthlyMail,
      watch: createWatch({ ...base, quarantineDigest, reminders, monthlyMail }),
      readiness: createReadiness({ ...base, folders: dataFolders(config) }),
      metrics,
      antiForgery: createAntiForgery({
        secret: await secret(database, 'anti-forgery'),
        clock,
        secureCookie: config.isHttps,
      }),
      staff: createStaff({ ...base, publicUrl: config.publicUrl }),
      replies: createReplies(parts),
      savedReplies: createSavedReplies(base),
      submissionLimit: limitOfKind('submissions', limits.submissionsPerNetworkAndMinute),
      signInLimit: limitOfKind('sign-ins', limits.signInsPerNetworkAndMinute),
      /** Counts by account, not by address. */
      actLimit: createAccountLimit(limits.actsPerAccountAndMinute),
      readLimit: createReadLimit(limits.readsPerNetworkAndMinute, limits.networksPerBlock),
      visitLimit: createReadLimit(limits.visitsPerNetworkAndMinute, limits.networksPerBlock),
      visits: createVisitCounts({ ...base, termSecret: await secret(database, 'search-terms') }),
      /** Keyed digest of an address's network, for the log. */
      networkOf: (address: string) => networkDigest(senderNetwork(address).network, networkSecret),
      /** Aborted when the process is told to stop. */
      stopping: new AbortController(),
    };
    const tasks = Object.values<unknown>(services).filter(worksByItself);
    return {
      ...services,
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
