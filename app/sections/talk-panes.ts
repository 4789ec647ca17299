/**
 * Where a talk, the founder's word and a review stand in the twelve columns of their window: each row is filled, whoever
 * is missing.
 */
export function talkPanes({
  hasFounder,
  hasReview,
}: {
  hasFounder: boolean;
  hasReview: boolean;
}): Record<'booking' | 'founder' | 'review', string> {
  if (hasFounder && hasReview) return ALL;
  if (hasFounder)
    return {
      ...ALL,
      booking: 'desktop:col-span-6 wide:col-span-7',
      founder: 'desktop:col-span-6 wide:col-span-5',
    };
  return {
    ...ALL,
    booking: `desktop:col-span-12 ${hasReview ? 'wide:col-span-5' : ''}`,
    review: 'desktop:col-span-12 wide:col-span-7',
  };
}

const ALL = {
  booking: 'desktop:col-span-6 wide:col-span-4',
  founder: 'desktop:col-span-6 wide:col-span-3',
  review: 'desktop:col-span-12 wide:col-span-5',
};
