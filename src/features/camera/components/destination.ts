import type { Locale } from '#site/locale.ts'

/** Where a paper goes, and what it's called there. */
export type Destination = {
  /** Tells this place from others. It's only kept as a digest: the address of a link is a secret. */
  place: string
  name: string
  /** Paper has edges and can be dark or cut off; other things are photographed as they are. */
  isPaper: boolean
  /** The reader's language. */
  locale: Locale
  send: (file: File, attempt: Attempt, onProgress: (fraction: number) => void) => Promise<SendResult>
}

/** How to register bytes that have arrived, so that they aren't sent twice. */
export type Attempt = { registration?: object | undefined }

export type SendResult =
  | { ok: true }
  | { ok: false; reason: 'canceled' }
  | { ok: false; reason: 'failed'; problem: SendProblem }

export type SendProblem = { description: string }
