import type { HttpBindings } from '@hono/node-server';

/** What the request chain hands on (Hono's type of context). */
export interface Environment {
  /** Absent when a test calls the app with a bare Request. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** In the log, in `X-Request-Id` and in every refusal. */
    requestId: string;
    /** Address of the visitor, see `clientAddress`. */
    address: string;
  };
}
