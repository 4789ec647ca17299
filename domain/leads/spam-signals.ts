/**
 * Name of the field that people never see and programs fill in: in the forms, and as a key of the API's bodies. It means
 * nothing, so that no browser or password manager thinks it knows what to put there.
 */
export const HONEYPOT_FIELD = 'verso';

/** Key of the API's bodies under which the page's script says for how long its form was on screen (s). */
export const SECONDS_ON_SCREEN = 'duree';
