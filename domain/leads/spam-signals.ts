/**
 * Name of the honeypot: a field hidden from people that bots fill in. Also a key of the API’s bodies. The
 * name means nothing, so that no browser or password manager autofills it.
 */
export const HONEYPOT_FIELD = 'verso';

/** Key of the API’s bodies for how long the form was on screen (s), as measured by the page’s script. */
export const SECONDS_ON_SCREEN = 'duree';
