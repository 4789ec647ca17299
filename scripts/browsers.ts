import { ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { ensureJava } from './java.ts';

/* Installs what the browser tests need; `npm test` does so while its other checks run. */

ensureChromium();
ensureHeadlessShell();
ensureFirefox();
ensureJava();
