import type { SubmissionResult } from '@conform-to/react';

/** What the last submit of a lead form was answered, if any. */
export type LeadFormResult = SubmissionResult<string[]> | undefined;
