import type { Service, serviceCopy } from 'content-collections';
import { plainWords, withoutEmphasis } from '../domain/plain-words.ts';
import { frenchTypography } from '../domain/typography.ts';
import { fillText } from './sentence.ts';

/**
 * Fills in the specified default texts of a service (section 2, « Service detail »).
 * @param defaults from `content/copy/service.yaml`
 */
export function withServiceDefaults(service: Service, defaults: typeof serviceCopy.defaults) {
  const { name, heroTitle, heroSubTitle, heroButton, buttonIntro, buttonTechno } = service;
  return {
    ...service,
    heroTitle: heroTitle ?? fillText(defaults.heroTitle, { service: name }),
    heroSubTitle: heroSubTitle ?? defaults.heroSubTitle,
    heroButton: heroButton ?? defaults.heroButton,
    buttonIntro: buttonIntro ?? defaults.buttonIntro,
    buttonTechno: buttonTechno ?? defaults.buttonTechno,
  };
}

/** Lengths (characters) of a description that search engines show in full. */
export const DESCRIPTION_LENGTH = { least: 120, most: 160 };

type Described = Pick<ReturnType<typeof withServiceDefaults>, 'heroTitle' | 'heroSubTitle' | 'description1'>;

/**
 * Meta description of a service: hero title and subtitle (specification, section 7), as two sentences. A short one,
 * such as that of the defaults, is completed from the first paragraph of the page.
 */
export function serviceDescription({ heroTitle, heroSubTitle, description1 }: Described): string {
  const title = withoutEmphasis(heroTitle);
  const description = `${title}${/[.?!]$/.test(title) ? '' : '.'} ${heroSubTitle}`;
  const paragraph = description1.split('<p>')[1]?.split('</p>')[0];
  if (!paragraph || description.length >= DESCRIPTION_LENGTH.least) return description;
  return completed(description, frenchTypography(plainWords(paragraph)).split(' '));
}

/** A description for search engines, from a longer text. */
export function descriptionFrom(text: string): string {
  const [first = '', ...words] = text.split(' ');
  return text.length <= DESCRIPTION_LENGTH.most ? text : completed(first, words);
}

/** Adds whole sentences if they fit, or cuts one with « … ». */
function completed(description: string, words: readonly string[]): string {
  const { least, most } = DESCRIPTION_LENGTH;
  const openings = words
    .map((_, index) => `${description} ${words.slice(0, index + 1).join(' ')}`)
    .filter((opening) => opening.length < most);
  const whole = openings.findLast((opening) => /[.?!]$/.test(opening));
  if (whole !== undefined && (whole.length >= least || openings.length === words.length)) return whole;
  const cut = openings.at(-1);
  return cut === undefined ? description : `${cut.replace(/(?<![\s,;:.])[\s,;:.]+$/, '')}…`;
}
