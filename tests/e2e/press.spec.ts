import type { Locator, Page } from '@playwright/test';
import { FORMS, type FormUnderTest, formOn, QUOTE_FORM, SPEED_FORM } from './forms.ts';
import { openAlive } from './moments.ts';
import { expect, LONG, MOVING, rest, test } from './site.ts';

test.use(MOVING);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** Every form, the speed estimate also on a service's page; phone and desktop in turn. */
const PLACES = [...FORMS, { ...SPEED_FORM, path: '/services/saas' }].map(
  (form, index) => [form, index % 2 === 0 ? PHONE : DESKTOP] as const,
);

/** Values when the submit button is pressed, in the order of typing: the last field has the focus. */
const ANSWERS: { texts: Partial<Record<Field, string>>; invalid: Field[] }[] = [
  { texts: { name: '' }, invalid: ['name', 'email', 'message'] },
  { texts: { name: 'Ada', email: '' }, invalid: ['email', 'message'] },
  { texts: { name: 'Ada', email: 'ada@' }, invalid: ['email', 'message'] },
  { texts: { name: 'Ada', email: 'ada@x.fr', phone: '12' }, invalid: ['phone', 'message'] },
  { texts: { name: 'Ada', email: 'ada@x.fr', message: '' }, invalid: ['message'] },
];

type Field = 'name' | 'email' | 'phone' | 'message';

/** Resets the form and its errors, then types into it. */
async function startOver(page: Page, form: FormUnderTest, texts: Partial<Record<Field, string>>) {
  const fields = { ...formOn(page, form), phone: page.getByLabel('Téléphone') };
  // Leaving a field validates it, so the reset comes afterwards.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await rest(page);
  await fields.name.evaluate((element: HTMLInputElement) => element.form?.reset());
  await expect(page.locator('form [aria-invalid]')).toHaveCount(0);
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    const text = texts[field];
    if (text === undefined) continue;
    await fields[field].focus();
    await fields[field].fill(text);
  }
  return fields;
}

/** Where the middle of an element, or of its first line, is once it is on screen and nothing moves. */
async function middleOf(page: Page, target: Locator): Promise<[x: number, y: number]> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await rest(page);
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return [x + width / 2, y + height / 2];
  });
}

/** Presses at the middle of `target` and releases there, even if the page has moved it meanwhile. */
async function press(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(...(await middleOf(page, target)));
  await page.mouse.down();
  await page.mouse.up();
}

/** Waits until exactly these fields are marked as invalid. */
async function expectInvalid(page: Page, fields: Field[]): Promise<void> {
  const marked = page.locator('form [aria-invalid="true"]');
  await expect
    .poll(() =>
      marked.evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('name')?.replace('project_description', 'message')),
      ),
    )
    .toEqual(fields);
}

for (const [form, size] of PLACES) {
  const onePress = async (page: Page, answers: typeof ANSWERS) => {
    await page.setViewportSize(size);
    await openAlive(page, form.path);
    for (const { texts, invalid } of answers) {
      const fields = await startOver(page, form, texts);
      await press(page, fields.submit);
      await expectInvalid(page, invalid);
      await expect(fields[invalid[0] ?? 'name']).toBeFocused();
    }
  };
  const byDay = form.path === QUOTE_FORM.path ? {} : LONG;

  test(
    `one press on the submit button of the ${form.name} form on ${form.path} shows all its errors`,
    byDay,
    ({ page }) => onePress(page, ANSWERS),
  );

  test(
    `one press on the privacy policy beside the ${form.name} form on ${form.path} follows the link`,
    byDay,
    async ({ page }) => {
      await page.setViewportSize(size);
      await openAlive(page, form.path);
      await startOver(page, form, { name: '' });
      await press(page, page.locator('form').getByRole('link', { name: 'politique de confidentialité' }));
      await expect(page).toHaveURL('/politique-de-confidentialite');
    },
  );

  if (form.path !== '/services/saas') continue;
  test(`one press on the submit button shows all errors in the layout of a service too`, LONG, ({ page }) =>
    onePress(page, ANSWERS.slice(0, 1)),
  );
}

test('an error appears only after the end of a press elsewhere', async ({ page }) => {
  await openAlive(page, QUOTE_FORM.path);
  const fields = await startOver(page, QUOTE_FORM, { name: '' });
  await page.mouse.move(...(await middleOf(page, page.getByRole('heading', { level: 1 }))));
  await page.mouse.down();
  await expect(fields.name).not.toBeFocused();
  await rest(page);
  await expectInvalid(page, []);
  await page.mouse.up();
  await expectInvalid(page, ['name']);
  await fields.email.focus();
  await page.keyboard.press('Tab');
  await expectInvalid(page, ['name', 'email']);
});

test(
  'an error appears when a field is left by key after a context menu swallowed the mouseup',
  LONG,
  async ({ page }) => {
    await openAlive(page, QUOTE_FORM.path);
    const fields = await startOver(page, QUOTE_FORM, { name: '' });
    await page.mouse.move(...(await middleOf(page, fields.name)));
    await page.mouse.down({ button: 'right' });
    await page.keyboard.press('Tab');
    await expectInvalid(page, ['name']);
    await page.mouse.up({ button: 'right' });
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  for (const [what, details, answers] of [
    ['an empty form, and of an empty message', {}, [...ANSWERS.slice(0, 1), ...ANSWERS.slice(-1)]],
    ['every other answer', LONG, ANSWERS.slice(1, -1)],
  ] as const) {
    test(`one tap on the submit button shows all errors of ${what}`, details, async ({ page }) => {
      await openAlive(page, QUOTE_FORM.path);
      for (const { texts, invalid } of answers) {
        const fields = await startOver(page, QUOTE_FORM, texts);
        await page.touchscreen.tap(...(await middleOf(page, fields.submit)));
        await expectInvalid(page, invalid);
      }
    });
  }
});
