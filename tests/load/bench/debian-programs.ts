import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from '../../../scripts/debian.ts';

/** Programs of the bench, each with its Debian package. */
const PROGRAMS = [
  { path: '/usr/sbin/nginx', debianPackage: 'nginx' },
  {
    path: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    debianPackage: 'libnginx-mod-http-brotli-static',
  },
  { path: '/usr/bin/wrk', debianPackage: 'wrk' },
];

/**
 * Installs what is missing of nginx, its module for Brotli and wrk.
 * @throws Error naming what could not be installed
 */
export function ensureServerPrograms(): void {
  const absent = missing();
  if (absent.length > 0 && isDebianRoot())
    installFromDebian(...absent.map(({ debianPackage }) => debianPackage));
  const still = missing();
  if (still.length > 0)
    throw new Error(`The server's bench needs ${still.map(({ path }) => path).join(', ')}`);
}

function missing() {
  return PROGRAMS.filter(({ path }) => !existsSync(path));
}
