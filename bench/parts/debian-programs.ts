import { existsSync } from 'node:fs';
import { installFromDebian, isDebianRoot } from '../../scripts/debian.ts';
import { ensureProgram } from '../../scripts/programs.ts';

/** nginx module that serves precompressed Brotli files, at Debian’s path. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const BROTLI_PACKAGE = 'libnginx-mod-http-brotli-static';

/**
 * Path of nginx, installed with its Brotli module if missing.
 * @throws Error that says what is missing
 */
export function ensureNginx(): string {
  const nginx = ensureProgram({
    name: 'nginx',
    variable: 'NGINX_PATH',
    commands: ['nginx'],
    elsewhere: ['/usr/sbin/nginx'],
    debianPackages: ['nginx', BROTLI_PACKAGE],
    advice: `« apt-get install nginx ${BROTLI_PACKAGE} »`,
  });
  if (!existsSync(BROTLI_MODULE) && isDebianRoot()) installFromDebian(BROTLI_PACKAGE);
  if (!existsSync(BROTLI_MODULE)) throw new Error(`nginx has no ${BROTLI_MODULE} (${BROTLI_PACKAGE})`);
  return nginx;
}

/**
 * Path of wrk, installed if missing.
 * @throws Error that says what is missing
 */
export function ensureWrk(): string {
  return ensureProgram({
    name: 'wrk',
    variable: 'WRK_PATH',
    commands: ['wrk'],
    elsewhere: [],
    debianPackages: ['wrk'],
    advice: '« apt-get install wrk »',
  });
}
