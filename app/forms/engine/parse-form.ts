import { parseWithValibot } from '@conform-to/valibot';
import type { LeadSchema } from './lead-form-definition.ts';

/** What a form's fields hold, checked by its schema alone. */
export function parseForm<Output extends object>(form: FormData, schema: LeadSchema<Output>) {
  return parseWithValibot(form, { schema, disableAutoCoercion: true });
}
