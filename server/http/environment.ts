import type { HttpBindings } from '@hono/node-server';

export interface Environment {
  /** Absent when a test calls the app with a bare Request. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Appears in the log, in `X-Request-Id` and in every refusal. */
    requestId: string;
    /** Address of the visitor, see `clientAddress`. */
    address: string;
  };
}
