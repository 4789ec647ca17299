/**
 * The name of a service or a role within a sentence: « application web », « fondatrice », but « SaaS », « DevOps et
 * hébergement », « Google Ads ».
 */
export function withinSentence(name: string): string {
  const isProper = /^\p{Lu}\S*\p{Lu}|\s\p{Lu}\p{Ll}/u.test(name);
  return isProper ? name : name.charAt(0).toLocaleLowerCase('fr') + name.slice(1);
}
