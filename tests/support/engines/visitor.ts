/** A visitor in one engine: what all of them can be driven to do, whatever the protocol. */
export interface Visitor {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Moves the pointer a little, as a person does before anything else. */
  move(): Promise<void>;
  /** Presses an element as a pointer does: scrolled into view, and refused while something covers it. */
  press(selector: string): Promise<void>;
  /** Moves the pointer onto an element. */
  hover(selector: string): Promise<void>;
  /** Empties a field and types into it. */
  type(selector: string, text: string): Promise<void>;
  /** Runs a function in the page; it may only use its arguments. */
  evaluate<Args extends unknown[], Result>(ask: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** PNG of what is on the screen. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** An engine, started. */
export interface RunningEngine {
  visitor(): Promise<Visitor>;
  end(): Promise<void>;
}

/** An expression that calls a function of the page, and writes its result as JSON. */
export function jsonOf<Args extends unknown[]>(ask: (...args: Args) => unknown, args: Args): string {
  return `JSON.stringify((${ask})(...${JSON.stringify(args)}) ?? null)`;
}
