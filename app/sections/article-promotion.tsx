import { claimRegister } from 'content-collections';
import { Button } from '../ui/button.tsx';

const { consultation } = claimRegister.promises;

/** What stands beside an article: a free consultation, a free quote (specification, « Article »). */
export function ArticlePromotion() {
  return (
    <div className="on-dark bg-ink p-6 text-white desktop:p-8 wide:sticky wide:top-28">
      <h2 className="text-2xl">Un doute sur votre cas ?</h2>
      <p className="mt-3 text-mint">
        {consultation.duration} de consulting gratuit avec un expert, {consultation.slotsPerMonth} créneaux
        par mois.
      </p>
      <p className="mt-6 font-title text-xl font-semibold text-lime">Devis 100 % gratuit sous 4 h</p>
      <div className="mt-6">
        <Button routerLink="/obtenir-un-devis" color="white" fullWidth label="Demander mon devis" />
      </div>
    </div>
  );
}
