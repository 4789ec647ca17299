import type { Page, Route } from '@playwright/test';
import { agencyFile as agency } from 'content-collections';
import {
  EMPTY,
  expectConfirmed,
  type FormUnderTest,
  formOn,
  QUOTE_FORM,
  SAMPLE_FORMS,
  TYPED,
} from './forms.ts';
import { holdScripts, openAlive, reloadAlive } from './moments.ts';
import { expect, LONG, rest, test, wake } from './site.ts';

const API = '**/api/contact-forms/**';

async function openForm(page: Page, form: FormUnderTest) {
  await page.goto(form.path);
  await wake(page);
  return formOn(page, form);
}

for (const form of SAMPLE_FORMS) {
  // One form engine, on its own page and in a section that hydrates later: by day each rule is tested on one.
  const byQuote = form === QUOTE_FORM ? {} : LONG;
  const bySpeed = form === QUOTE_FORM ? LONG : {};

  test(
    `the ${form.name} form keeps what is typed through a reload, until it is sent`,
    byQuote,
    async ({ page, site }) => {
      const fields = await openForm(page, form);
      await fields.fillWell();
      await reloadAlive(page);
      await expect.poll(fields.texts).toEqual(TYPED);
      await fields.submit.click();
      await expectConfirmed(page, form);
      expect(site.leads()).toMatchObject([{ kind: form.kind, status: 'accepted', message: TYPED.message }]);
      await openAlive(page, form.path);
      expect(await fields.texts()).toEqual(EMPTY);
    },
  );

  test(
    `the ${form.name} form sent offline, or whose answer is lost, keeps the text and makes one lead (row 25)`,
    byQuote,
    async ({ page, context, site }) => {
      const fields = await openForm(page, form);
      await fields.fillWell();
      await context.setOffline(true);
      await fields.submit.click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(form.alert);
      await expect(alert).toContainText('hors ligne');
      await expect(alert).toBeFocused();
      expect(await fields.texts()).toEqual(TYPED);
      await expect(fields.submit).not.toHaveAttribute('aria-busy', 'true');
      const link = alert.getByRole('link', { name: 'Envoyer ce texte par e-mail' });
      const mail = new URL((await link.getAttribute('href')) ?? '');
      expect(mail.protocol + mail.pathname).toBe(`mailto:${agency.mailboxes.general}`);
      expect(mail.searchParams.get('subject')).toBe(form.subject);
      const body = mail.searchParams.get('body') ?? '';
      for (const text of [TYPED.name, TYPED.email, TYPED.message.replace('\n', '\r\n')])
        expect(body).toContain(text);
      await expect(alert.getByRole('link', { name: /^Appeler le/ })).toHaveAttribute(
        'href',
        `tel:${agency.phone.international}`,
      );
      expect(site.leads()).toHaveLength(0);

      await context.setOffline(false);
      await page.route(API, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await alert.getByRole('button', { name: 'Réessayer' }).click();
      await expect(alert).toContainText('injoignable');
      expect(site.leads()).toHaveLength(1);
      await page.unroute(API);
      await reloadAlive(page);
      await expect.poll(fields.texts).toEqual(TYPED);
      await fields.submit.click();
      await expectConfirmed(page, form);
      expect(site.leads()).toHaveLength(1);
    },
  );

  test(
    `two clicks on the ${form.name} form with a stale token make one lead and two mails (row 1, row 18)`,
    bySpeed,
    async ({ page, context, site, baseURL }) => {
      await context.addCookies([{ name: 'XSRF-TOKEN', value: 'vieux.jeton.perime', url: baseURL ?? '' }]);
      const fields = await openForm(page, form);
      await fields.fillWell();
      await fields.submit.dblclick();
      await expectConfirmed(page, form);
      expect(site.leads()).toMatchObject([{ kind: form.kind, status: 'accepted' }]);
      await expect.poll(() => site.mails().length).toBe(2);
    },
  );

  test(
    `Enter twice in the ${form.name} form of a browser that refuses the cookie makes one lead (row 1, row 18)`,
    byQuote,
    async ({ page, site }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
      });
      const fields = await openForm(page, form);
      await fields.fillWell();
      await fields.email.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expectConfirmed(page, form);
      expect(site.leads()).toMatchObject([{ kind: form.kind, status: 'accepted' }]);
    },
  );
}

test('two tabs that send the same text make one lead, and both succeed (row 1)', async ({
  page,
  context,
  site,
}) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await (await openForm(tab, QUOTE_FORM)).fillWell();
  await Promise.all(tabs.map((tab) => formOn(tab, QUOTE_FORM).submit.click()));
  for (const tab of tabs) await expectConfirmed(tab, QUOTE_FORM);
  expect(site.leads()).toHaveLength(1);
});

test('a timeout is handled like any other failure (row 25)', async ({ page }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 50);
  });
  await page.route(API, () => {});
  const fields = await openForm(page, QUOTE_FORM);
  await fields.fillWell();
  await fields.submit.click();
  await expect(page.getByRole('alert')).toContainText('met trop de temps à répondre');
  expect(await fields.texts()).toEqual(TYPED);
});

/** Intermediaries that may answer in our place: a hotel's captive portal, a company's proxy. */
const IMPOSTORS: [name: string, answer: (route: Route) => Promise<void>][] = [
  ['a sign-in page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi</h1>' })],
  ['JSON without a reference', (route) => route.fulfill({ json: { ok: true } })],
  [
    'a way to another page',
    (route) => route.fulfill({ status: 303, headers: { Location: '/plan-du-site' } }),
  ],
  [
    'a page that forbids it',
    (route) => route.fulfill({ status: 403, contentType: 'text/html', body: 'Non' }),
  ],
];

test('a form answered by an intermediary counts as unsent, and is sent again with the same key', async ({
  page,
  site,
}) => {
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/api/contact-forms/')) keys.add(request.headers()['idempotency-key']);
  });
  const fields = await openForm(page, QUOTE_FORM);
  await fields.fillWell();
  for (const [name, answer] of IMPOSTORS) {
    await page.route(API, answer);
    await fields.submit.click();
    const alert = page.getByRole('alert');
    await expect(alert, name).toContainText(QUOTE_FORM.alert);
    await expect(alert, name).toBeFocused();
    await expect(page, name).toHaveURL(QUOTE_FORM.path);
    expect(await fields.texts(), name).toEqual(TYPED);
    expect(site.leads(), name).toHaveLength(0);
    await page.unroute(API);
  }
  await fields.submit.click();
  await expectConfirmed(page, QUOTE_FORM);
  expect(site.leads()).toHaveLength(1);
  expect(keys.size).toBe(1);
});

test('an error found only by the server stays when another field is left, and goes once its own is corrected', async ({
  page,
}) => {
  const problem = {
    title: 'Certains champs sont à corriger.',
    errors: { name: ['200 caractères au maximum.'] },
  };
  await page.route(API, (route) => route.fulfill({ status: 422, json: problem }));
  const fields = await openForm(page, QUOTE_FORM);
  await fields.fillWell();
  await fields.submit.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await fields.message.focus();
  await page.keyboard.press('Tab');
  await rest(page);
  await expect(fields.name).toHaveAccessibleDescription(/200 caractères au maximum\./);
  await fields.name.fill('Ada');
  await expect(fields.name).not.toHaveAttribute('aria-invalid');
});

test('the list of the fields of a form refused before hydration gets shorter with each that is corrected, and goes', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(QUOTE_FORM.path);
  const fields = formOn(page, QUOTE_FORM);
  await fields.submit.click();
  const list = page.getByRole('alert');
  await expect(list.getByRole('link')).toHaveText([
    'Le nom est requis.',
    'Adresse e-mail invalide.',
    'La description du projet est requise.',
  ]);
  await fields.message.focus();
  letScriptsCome();
  await wake(page);
  await expect(fields.message).toBeFocused();
  await expect(list).toContainText('3 champs sont à corriger');
  await fields.email.fill(TYPED.email);
  await expect(list).toContainText('2 champs sont à corriger');
  await expect(list.getByRole('link')).toHaveText([
    'Le nom est requis.',
    'La description du projet est requise.',
  ]);
  await fields.name.fill(TYPED.name);
  await expect(list).toContainText('Un champ est à corriger');
  await fields.message.fill(TYPED.message);
  await expect(list).toHaveCount(0);
  await expect(fields.message).toBeFocused();
});

test('the alert stays, with the focus and a spinner, while its « Réessayer » sends the form', async ({
  page,
}) => {
  await page.route(API, (route) => route.abort());
  const fields = await openForm(page, QUOTE_FORM);
  await fields.fillWell();
  await fields.submit.click();
  const retry = page.getByRole('alert').getByRole('button', { name: 'Réessayer' });
  await retry.focus();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.unroute(API);
  await page.route(API, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  answer();
  await expectConfirmed(page, QUOTE_FORM);
});

test('a form is sent by a browser whose storage is full', LONG, async ({ page, site }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const fields = await openForm(page, QUOTE_FORM);
  await fields.fillWell();
  await fields.submit.click();
  await expectConfirmed(page, QUOTE_FORM);
  await page.goBack();
  await expect(fields.submit).toBeVisible();
  await rest(page);
  expect(await fields.texts()).toEqual(EMPTY);
  expect(site.leads()).toHaveLength(1);
});
