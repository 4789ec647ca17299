/**
 * How much the site takes, all in one place. Behind one address may work a whole office, behind one mobile address
 * thousands of people: the numbers stand far above what people do, and what passes the first ones is not refused but
 * put aside (quarantined), where it waits for a person's eyes.
 *
 * All processes on one database share them. Those about leads are read from the leads themselves, in the transaction
 * that stores one: a restart forgets nothing. Requests are counted before they are read: see
 * `server/http/submission-limit.ts`.
 */
export interface SubmissionLimits {
  /** Leads of one network in an hour, quarantined ones too; the next are quarantined. */
  leadsPerNetworkAndHour: number;
  /** Leads from one mailbox in a day, quarantined ones too; the next are quarantined. */
  leadsPerEmailAndDay: number;
  /** Leads with one text from other mailboxes in a day; the next are quarantined. */
  sendersPerTextAndDay: number;
  /** Texts of fewer letters are not compared: many people write « Rappelez-moi, merci ». */
  lettersOfComparedText: number;
  /** Accepted leads of everybody in an hour; the next are quarantined. `LEADS_PER_HOUR` replaces it. */
  leadsPerHour: number;
  /** A form sent sooner after it was shown was not filled in by a person (s). Known only where a script measured it. */
  secondsToFillIn: number;
  /**
   * Leads put aside in a minute for a sign of their own; the next such are refused (429), before a flood fills the disk.
   * Who bears no sign is not refused for it.
   */
  suspectsPerMinute: number;
  /** Leads put aside in a minute for nothing but `leadsPerHour`; the next such are refused (429). */
  unsuspectedPerMinute: number;
  /** Submissions of one network in a minute, good or bad; the next are refused (429). */
  submissionsPerNetworkAndMinute: number;
  /** Questions of one network to one process in a minute, which change nothing; the next are refused (429). */
  readsPerNetworkAndMinute: number;
  /** An IPv6 /56 may do so many times what one of its /64s may: an office, but not one subscriber as 256 senders. */
  networksPerBlock: number;
}

export const LIMITS: SubmissionLimits = {
  leadsPerNetworkAndHour: 20,
  leadsPerEmailAndDay: 5,
  sendersPerTextAndDay: 5,
  lettersOfComparedText: 40,
  leadsPerHour: 300,
  secondsToFillIn: 3,
  suspectsPerMinute: 300,
  unsuspectedPerMinute: 6000,
  submissionsPerNetworkAndMinute: 120,
  readsPerNetworkAndMinute: 600,
  networksPerBlock: 4,
};
