/** Hidden form field with the token of a form that a person confirms, where no header proves its origin. */
export const CONFIRMATION_FIELD = 'confirmation';
