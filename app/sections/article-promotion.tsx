import { articleCopy, claimRegister, partList } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { Button } from '../ui/button.tsx';

const { promotion } = articleCopy;
const { duration, slotsPerMonth } = claimRegister.promises.consultation;

/** The box beside an article: a free consultation, where it can be booked, and a free quote (specification, « Article »). */
export function ArticlePromotion() {
  return (
    <div className="on-dark bg-ink p-6 text-white desktop:p-8 wide:sticky wide:top-28">
      <h2 className="text-2xl">{promotion.title}</h2>
      {partList.booking && (
        <p className="mt-3 text-mint">{fillText(promotion.consultation, { duration, slotsPerMonth })}</p>
      )}
      <p className="mt-6 font-title text-xl font-semibold text-lime">{promotion.quote}</p>
      <div className="mt-6">
        <Button routerLink="/obtenir-un-devis" color="white" fullWidth label={promotion.action} />
      </div>
    </div>
  );
}
