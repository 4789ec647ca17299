import { PAGE_KINDS } from '../../domain/leads/page-kind.ts';
import { fieldsOf } from '../../domain/leads/sender-fields.ts';
import { counted } from '../../domain/plural.ts';
import { FORM_IDS } from './count-report.ts';
import type { VisitFigures } from './visit-figures.ts';

export const FORM_NAMES: Readonly<Record<string, string>> = {
  devis: 'Demande de devis',
  contact: 'Contact',
  estimation: 'Estimation rapide',
};

/** The label of a form’s field; its name if it has none. */
export function fieldLabel(form: string, name: string): string {
  return (
    FORM_IDS.flatMap((id) => (id === form ? fieldsOf(id) : [])).find((field) => field.name === name)?.label ??
    name
  );
}

/** Fewer tell nothing. */
const ENOUGH = { refusals: 5, forms: 10, missing: 5, terms: 5 };

/** The one thing that this month’s figures ask for. */
export function adviceFor({ forms, speed, missing, terms }: VisitFigures): string {
  for (const { form, begun, refused } of forms) {
    const [first] = refused;
    if (first && first.count >= ENOUGH.refusals && first.count >= begun / 5)
      return `Le champ « ${fieldLabel(form, first.field)} » du formulaire « ${FORM_NAMES[form] ?? form} » a été refusé ${first.count} fois, pour ${counted(begun, 'formulaire commencé', 'formulaires commencés')} : relisez son libellé et son exemple.`;
  }
  for (const { form, begun, sent } of forms) {
    if (begun >= ENOUGH.forms && sent < begun / 2)
      return `Sur ${begun} formulaires « ${FORM_NAMES[form] ?? form} » commencés, ${sent} ont été envoyés : demandez-vous ce qui arrête les autres.`;
  }
  for (const { kind, vitals } of speed) {
    if (vitals.lcp && vitals.lcp.good < 0.75)
      return `Une page « ${PAGE_KINDS[kind]} » sur ${Math.max(2, Math.round(1 / (1 - vitals.lcp.good)))} met plus de 2,5 secondes à s’afficher : allégez ses images.`;
  }
  const [lost] = missing;
  if (lost && lost.now >= ENOUGH.missing && lost.key.startsWith('/'))
    return `L’adresse ${lost.key}, qui n’existe pas, a été demandée ${lost.now} fois : corrigez le lien qui y mène, ou créez la page.`;
  const [asked] = terms;
  if (asked && asked.count >= ENOUGH.terms)
    return `« ${asked.key} » a été cherché ${asked.count} fois sur le site : vérifiez qu’une page y répond.`;
  return 'Rien ne presse : les formulaires passent, les pages s’affichent vite, les liens mènent quelque part.';
}
