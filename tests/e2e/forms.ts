import type { Locator, Page } from '@playwright/test';
import { agencyFile as agency } from 'content-collections';
import { expect } from './site.ts';

/** A lead form as a visitor sees it. */
export interface FormUnderTest {
  name: string;
  path: string;
  /** Label of its longest field. */
  message: string;
  submit: string;
  alert: string;
  confirmation: string;
  kind: string;
  /** Subject of the mail that is offered when the form cannot be sent. */
  subject: string;
}

const VERIFY_OR_WRITE = `Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à ${agency.mailboxes.general}.`;

export const QUOTE_FORM: FormUnderTest = {
  name: 'quote',
  path: '/obtenir-un-devis',
  message: 'Votre projet',
  submit: 'Envoyer ma demande de devis',
  alert: VERIFY_OR_WRITE,
  confirmation: '/confirmation-contact?type=devis',
  kind: 'devis',
  subject: 'Demande de devis',
};

export const SPEED_FORM: FormUnderTest = {
  name: 'speed estimate',
  path: '/',
  message: 'Votre besoin',
  submit: 'Recevoir mon estimation',
  alert: 'Une erreur est survenue, veuillez réessayer.',
  confirmation: '/confirmation-contact?type=contact',
  kind: 'contact',
  subject: 'Demande d’estimation',
};

export const FORMS: readonly FormUnderTest[] = [
  QUOTE_FORM,
  {
    name: 'contact',
    path: '/contact',
    message: 'Votre message',
    submit: 'Envoyer mon message',
    alert: VERIFY_OR_WRITE,
    confirmation: '/confirmation-contact?type=contact',
    kind: 'contact',
    subject: 'Message',
  },
  SPEED_FORM,
];

/** The two cases for a browser: on its own page, and in a section that hydrates later. */
export const SAMPLE_FORMS: readonly FormUnderTest[] = [QUOTE_FORM, SPEED_FORM];

export const TYPED = {
  name: 'Malik Benali',
  email: 'malik@boutique.fr',
  message: 'Une boutique plus rapide,\nà prix & délai sûrs.',
};

/** The fields of `form` on `page`, and actions on them. */
export function formOn(page: Page, form: FormUnderTest) {
  const fields = {
    name: page.getByLabel('Nom'),
    email: page.getByLabel('E-mail'),
    message: page.getByRole('textbox', { name: form.message }),
  } satisfies Record<keyof typeof TYPED, Locator>;
  const submit = page.getByRole('button', { name: form.submit });
  return {
    ...fields,
    submit,
    async fillWell(): Promise<void> {
      await fields.name.fill(TYPED.name);
      await fields.email.fill(TYPED.email);
      await fields.message.fill(TYPED.message);
    },
    /** Values of the fields. */
    async texts() {
      return {
        name: await fields.name.inputValue(),
        email: await fields.email.inputValue(),
        message: await fields.message.inputValue(),
      };
    },
  };
}

/** URL of a confirmation, with the lead's reference unless it was opened directly. */
export function confirmationOf(kind: string): RegExp {
  return new RegExp(`/confirmation-contact\\?type=${kind}(&reference=[CD]-\\w{7})?$`);
}

/** Waits for the confirmation of `form`: its URL comes first, while the form is still on screen. */
export async function expectConfirmed(page: Page, form: FormUnderTest): Promise<void> {
  await expect(page).toHaveURL(confirmationOf(form.kind));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('envoyé');
}

export const EMPTY = { name: '', email: '', message: '' };
