import type { Locale, Localized } from '#site/locale.ts'

/** Messages per field, in words for people. */
export type FieldErrors = Record<string, string[]>

/** Colleagues read a plain string; visitors, who read theirs in the language of the request, a record. */
export type Message = string | Localized<string>

/** Mistakes that only the refusing function knows, as a visitor or a colleague reads them. */
export type WordedErrors = Record<string, readonly Message[]>

export const sayIn = (message: Message, locale: Locale): string =>
  typeof message === 'string' ? message : message[locale]

/** An error that the client caused or must know about. The server turns it into JSON. */
export class HttpProblem extends Error {
  readonly status: number
  /** In English, as programs read them. */
  readonly errors: FieldErrors | undefined
  /** Seconds after which a retry may help. */
  retryAfter: number | undefined

  readonly #words: Message
  readonly #errors: WordedErrors | undefined

  constructor(status: number, words: Message, errors?: WordedErrors) {
    super(sayIn(words, 'en'))
    this.#words = words
    this.#errors = errors
    this.name = 'HttpProblem'
    this.status = status
    this.errors = this.errorsIn('en')
  }

  messageIn(locale: Locale): string {
    return sayIn(this.#words, locale)
  }

  errorsIn(locale: Locale): FieldErrors | undefined {
    const errors = this.#errors && Object.entries(this.#errors)
    return (
      errors &&
      Object.fromEntries(
        errors.map(([field, mistakes]) => [field, mistakes.map((mistake) => sayIn(mistake, locale))]),
      )
    )
  }
}

export const notFound = (message: Message) => new HttpProblem(404, message)

export function tooMany(message: Message, milliseconds: number) {
  const problem = new HttpProblem(429, message)
  problem.retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  return problem
}
