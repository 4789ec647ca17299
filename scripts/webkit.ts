import { ensureProgram } from './programs.ts';

/** Path of WebKitGTK’s WebDriver, which brings its browser. @throws Error when it cannot be installed */
export function ensureWebKit(): string {
  return ensureProgram({
    name: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    commands: ['WebKitWebDriver'],
    elsewhere: [],
    debianPackages: ['webkit2gtk-driver', 'fonts-liberation'],
    advice: '« apt-get install webkit2gtk-driver »',
  });
}

/** Path of Xvfb, the screen of a browser that has no headless mode. @throws Error when it cannot be installed */
export function ensureXvfb(): string {
  return ensureProgram({
    name: 'Xvfb',
    variable: 'XVFB_PATH',
    commands: ['Xvfb'],
    elsewhere: [],
    debianPackages: ['xvfb'],
    advice: '« apt-get install xvfb »',
  });
}
