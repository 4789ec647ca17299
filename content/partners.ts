import { partnerList } from 'content-collections';
import { live } from './live.ts';

type Partner = (typeof partnerList)['partners'][number];

/** The partners as owners changed them on the site. */
const agencyPartners = live<readonly Partner[]>('agencyPartners', []);

/** All partners that a case can name: one taken off the agency's list stays known by its file. */
export function knownPartners(): Partner[] {
  const known = new Map([...partnerList.partners, ...agencyPartners].map((partner) => [partner.id, partner]));
  return [...known.values()];
}
