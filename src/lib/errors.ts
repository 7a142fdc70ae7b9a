import type { Locale, Localized } from '#site/locale.ts'

/** Messages per field, in words for people. */
export type FieldErrors = Record<string, string[]>

/** Colleagues read a plain string; visitors, who read theirs in the language of the request, a record. */
export type Message = string | Localized<string>

export const sayIn = (message: Message, locale: Locale): string =>
  typeof message === 'string' ? message : message[locale]

/** An error that the client caused or must know about. The server turns it into JSON. */
export class HttpProblem extends Error {
  readonly status: number
  readonly errors: FieldErrors | undefined
  /** Seconds after which a retry may help. */
  retryAfter: number | undefined

  readonly #words: Message

  constructor(status: number, words: Message, errors?: FieldErrors) {
    super(sayIn(words, 'en'))
    this.#words = words
    this.name = 'HttpProblem'
    this.status = status
    this.errors = errors
  }

  messageIn(locale: Locale): string {
    return sayIn(this.#words, locale)
  }
}

export const notFound = (message: Message) => new HttpProblem(404, message)

export function tooMany(message: Message, milliseconds: number) {
  const problem = new HttpProblem(429, message)
  problem.retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  return problem
}
