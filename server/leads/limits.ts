/**
 * All limits on submissions. An address may be shared by an office, or by thousands of mobile users, so the limits are
 * far above what people send. Most of them quarantine a lead for review instead of refusing it.
 *
 * The limits on leads count the stored leads, in the transaction that stores the next one: they hold across processes
 * and restarts. Requests are counted before their body is read (`server/http/submission-limit.ts`).
 */
export const LIMITS = {
  /**
   * Leads per hour from one network, quarantined ones included; further ones are quarantined if they are like one of
   * these (`isLikeOthers` in `screening.ts`).
   */
  leadsPerNetworkAndHour: 20,
  /** As many times that limit quarantines leads that are like no other too: an office has a limit all the same. */
  officeFactor: 5,
  /** Leads per day from one mailbox, quarantined ones included; further ones are quarantined. */
  leadsPerEmailAndDay: 5,
  /** Leads per day with the same text from other mailboxes; further ones are quarantined. */
  sendersPerTextAndDay: 5,
  /** Shortest text (letters) that is compared: many people write « Rappelez-moi, merci ». */
  lettersOfComparedText: 40,
  /** Accepted leads per hour in total; further ones are quarantined. Set by `LEADS_PER_HOUR`. */
  leadsPerHour: 300,
  /** Shortest time (s) in which a person can fill in the form; measured by the page's script only. */
  secondsToFillIn: 3,
  /**
   * Leads per minute that are quarantined as suspicious; further suspicious ones are refused (429), before a flood fills
   * the disk. Other leads are still accepted.
   */
  suspectsPerMinute: 300,
  /** Leads per minute that are quarantined for `leadsPerHour` alone; further ones are refused (429). */
  unsuspectedPerMinute: 6000,
  /** Submissions per minute from one network, valid or not; further ones are refused (429). */
  submissionsPerNetworkAndMinute: 120,
  /** Requests of the sign-in per minute from one network; one takes two. Further ones are refused (429). */
  signInsPerNetworkAndMinute: 60,
  /** Forms per minute from one staff account, per process; further ones are refused (429). */
  actsPerAccountAndMinute: 120,
  /** Reads per minute from one network, per process; further ones are refused (429). */
  readsPerNetworkAndMinute: 600,
  /** Reports of visits per minute from one network, per process; further ones are not counted. */
  visitsPerNetworkAndMinute: 600,
  /** Limit of an IPv6 /56, as a multiple of that of a /64: a subscriber may have 256 of these. */
  networksPerBlock: 4,
};

export type SubmissionLimits = typeof LIMITS;
