import type { Service } from 'content-collections';

/** A service with the texts that the specification gives where its file has none (section 2, « Service detail »). */
export function withServiceDefaults(service: Service) {
  const { name, heroTitle, heroSubTitle, heroButton, buttonIntro, buttonTechno } = service;
  return {
    ...service,
    heroTitle: heroTitle ?? `Besoin d'experts pour votre ${name} ?`,
    heroSubTitle: heroSubTitle ?? "Ne cherchez plus nous avons ce qu'il vous faut !",
    heroButton: heroButton ?? 'Discutons de votre projet',
    buttonIntro: buttonIntro ?? 'Obtenir gratuitement un devis',
    buttonTechno: buttonTechno ?? `Démarrer mon projet ${name}`,
  };
}

/** What search engines show of a service: hero title and subtitle (specification, section 7), as two sentences. */
export function serviceDescription({
  heroTitle,
  heroSubTitle,
}: Pick<ReturnType<typeof withServiceDefaults>, 'heroTitle' | 'heroSubTitle'>): string {
  const title = heroTitle.replaceAll(/<[^>]*>/g, '');
  return `${title}${/[.?!]$/.test(title) ? '' : '.'} ${heroSubTitle}`;
}
