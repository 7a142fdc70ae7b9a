import type { FieldErrors } from '#lib/errors.ts'

/** What became of something sent from the firm's page, by script or by a plain form. */
export type FirmOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: FieldErrors; values: TypedValues }
  | { kind: 'failed'; message?: string; values?: TypedValues }
  | { kind: 'undone' }
  | { kind: 'message-sent' }
  | { kind: 'message-failed'; message?: string; text: string }

export type TypedValues = Record<string, string>
