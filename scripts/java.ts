import { ensureProgram } from './programs.ts';

/**
 * Path of a Java (17 or newer) for the HTML checker, installed if need be.
 * @throws Error when it cannot be installed
 */
export function ensureJava(): string {
  return ensureProgram({
    name: 'Java',
    variable: 'JAVA_PATH',
    commands: ['java'],
    elsewhere: process.env.JAVA_HOME ? [`${process.env.JAVA_HOME}/bin/java`] : [],
    debianPackages: ['default-jre-headless'],
    advice: '« apt-get install default-jre-headless », Java 17 ou plus récent',
  });
}
