import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';

const QUOTE = {
  name: 'Camille Martin',
  email: 'camille@atelier.fr',
  phone: '06 12 34 56 78',
  project_description: 'Un site vitrine pour notre atelier.\n\nAvant l’été.',
};
const PATH = '/api/contact-forms/get-estimate';

describe.each(ENGINES)('quote request on %s', (engine) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine);
  });
  afterAll(() => site.close());

  it('is stored with its two mails before it is answered', async () => {
    const response = await (await site.client()).post(PATH, QUOTE);
    expect(response.status).toBe(201);
    const { id, reference } = await response.json();
    const lead = await site.services.database.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({
      id,
      reference,
      kind: 'devis',
      name: QUOTE.name,
      email: QUOTE.email,
      phone: QUOTE.phone,
      message: QUOTE.project_description,
      created_at: '2026-03-10T10:00:00.000Z',
      status: 'accepted',
      quarantine_reason: null,
    });

    expect(await site.services.mailer.deliverDue()).toBe(2);
    expect(site.transport.sent.map((mail) => mail.to).sort()).toEqual([
      'camille@atelier.fr',
      'commercial@verriere.example',
    ]);
  });
});
