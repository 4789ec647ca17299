/**
 * How much the site takes, all in one place. Behind one address may work a whole office, behind one mobile address
 * thousands of people: the numbers stand far above what people do, and what passes the first ones is not refused but
 * put aside (quarantined), where it waits for a person's eyes.
 *
 * The counts that put a lead aside are read from the leads themselves, in the transaction that stores it: all processes
 * on one database share them, and a restart forgets nothing. Those that refuse a request are kept in each process's
 * memory: they protect the database, so they must not need it.
 */
export interface SubmissionLimits {
  /** Leads of one network in an hour, quarantined ones too; the next are quarantined. */
  leadsPerNetworkAndHour: number;
  /** Leads with one e-mail address in a day, quarantined ones too; the next are quarantined. */
  leadsPerEmailAndDay: number;
  /** Leads with one text under different e-mail addresses in a day; the next are quarantined. */
  sendersPerTextAndDay: number;
  /** Texts of fewer letters are not compared: many people write « Rappelez-moi, merci ». */
  lettersOfComparedText: number;
  /** Accepted leads of everybody in an hour; the next are quarantined. `LEADS_PER_HOUR` replaces it. */
  leadsPerHour: number;
  /** A form sent sooner after it was shown was not filled in by a person (s). Known only where a script measured it. */
  secondsToFillIn: number;
  /** Submissions of one network in a minute, good or bad; the next are refused (429). */
  submissionsPerNetworkAndMinute: number;
  /** Submissions of everybody to one process in a minute, good or bad; the next are refused (429). */
  submissionsPerMinute: number;
  /** Questions of one network to the API in a minute, which change nothing; the next are refused (429). */
  readsPerNetworkAndMinute: number;
}

export const LIMITS: SubmissionLimits = {
  leadsPerNetworkAndHour: 20,
  leadsPerEmailAndDay: 5,
  sendersPerTextAndDay: 5,
  lettersOfComparedText: 40,
  leadsPerHour: 300,
  secondsToFillIn: 3,
  submissionsPerNetworkAndMinute: 120,
  submissionsPerMinute: 6000,
  readsPerNetworkAndMinute: 600,
};
