import type { FieldErrors } from '#lib/errors.ts'
import type { FormValues } from '#lib/form-values.ts'

/** Where this page's forms and links go. */
export type Place = {
  /** The page itself. */
  page: string
  /** Of the API: the PDF. */
  api: string
  file: string
  room: string
  /** Where the claim is settled with us. */
  settling: { payoff: string; settlement: string; reduction: string }
  /** Where "Wrong recipient" goes; nobody says so from the firm's room, or of their own application. */
  wrongRecipient: string | null
}

export type AttorneyOutcome =
  | { kind: 'code'; message: string }
  | { kind: 'invalid'; errors: FieldErrors; values: FormValues }
  | { kind: 'failed'; message: string; values: FormValues }
