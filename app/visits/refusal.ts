/** The key and only value under which a browser keeps that its visits are not to be counted. */
const KEY = 'mesure';
const REFUSED = 'non';

/** Whether the browser asks all sites not to be followed (Global Privacy Control, Do Not Track). */
export function asksNotToBeFollowed(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** Whether visits of this browser are not to be counted. */
export function isRefused(): boolean {
  try {
    return asksNotToBeFollowed() || localStorage.getItem(KEY) === REFUSED;
  } catch (_error) {
    // Who blocks the data of sites wants no trace either.
    return true;
  }
}

/** Keeps that visits of this browser are not to be counted, or forgets it. Returns whether it could. */
export function keepRefusal(isRefusal: boolean): boolean {
  try {
    if (isRefusal) localStorage.setItem(KEY, REFUSED);
    else localStorage.removeItem(KEY);
    return true;
  } catch (_error) {
    return false;
  }
}
