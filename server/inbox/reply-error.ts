export type ReplyFault =
  | 'unknown'
  | 'quarantined'
  /** Another answer was sent since the page was shown. */
  | 'overtaken'
  /** A colleague has taken the lead since the page was shown. */
  | 'taken'
  /** The text or the files are invalid; the message says why. */
  | 'text'
  | 'files';

/** An answer or a draft was refused; nothing is changed. */
export class ReplyError extends Error {
  readonly fault: ReplyFault;

  constructor(fault: ReplyFault, message: string = fault) {
    super(message);
    this.fault = fault;
  }
}
