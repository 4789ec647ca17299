/* Whether the site of this container answers: the command of its health check. */

const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => ({
  ok: false,
}));
process.exitCode = ok ? 0 : 1;
