import type { Service, serviceDefaultCopy } from 'content-collections';
import { fillText } from './sentence.ts';

/**
 * Fills in the specified default texts of a service (section 2, « Service detail »).
 * @param defaults from `content/copy/service.yaml`
 */
export function withServiceDefaults(service: Service, defaults: typeof serviceDefaultCopy) {
  const { name, heroTitle, heroSubTitle, heroButton, buttonIntro, buttonTechno } = service;
  return {
    ...service,
    heroTitle: heroTitle ?? fillText(defaults.heroTitle, { service: name }),
    heroSubTitle: heroSubTitle ?? defaults.heroSubTitle,
    heroButton: heroButton ?? defaults.heroButton,
    buttonIntro: buttonIntro ?? defaults.buttonIntro,
    buttonTechno: buttonTechno ?? fillText(defaults.buttonTechno, { service: name }),
  };
}

/** Meta description of a service: hero title and subtitle (specification, section 7), as two sentences. */
export function serviceDescription({
  heroTitle,
  heroSubTitle,
}: Pick<ReturnType<typeof withServiceDefaults>, 'heroTitle' | 'heroSubTitle'>): string {
  const title = heroTitle.replaceAll(/<[^>]*>/g, '');
  return `${title}${/[.?!]$/.test(title) ? '' : '.'} ${heroSubTitle}`;
}
