import type { FieldErrors } from '#lib/errors.ts'

/** The outcome of a sent form. Carries the typed values unless the message was kept. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: FieldErrors; values?: TypedValues }
  | { kind: 'failed'; message?: string; values?: TypedValues }

export type TypedValues = Record<string, string>
