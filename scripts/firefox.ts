import { ensureProgram } from './programs.ts';

/** Path of a Firefox, installed if need be. @throws Error when it cannot be installed */
export function ensureFirefox(): string {
  return ensureProgram({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    elsewhere: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackages: ['firefox-esr', 'fonts-liberation'],
    advice: '« apt-get install firefox-esr »',
  });
}
