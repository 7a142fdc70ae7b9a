import type { FieldErrors } from '#lib/errors.ts'

/** What became of a form that was sent. What was typed comes back unless the message was kept. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: FieldErrors; values?: TypedValues }
  | { kind: 'failed'; message?: string; values?: TypedValues }

export type TypedValues = Record<string, string>
