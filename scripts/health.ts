/* Health check of the container. */

const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => ({
  ok: false,
}));
process.exitCode = ok ? 0 : 1;
