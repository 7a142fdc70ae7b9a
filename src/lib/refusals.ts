import { type Localized, mapLocales } from '#site/locale.ts'
import { formatWait } from './attempts.ts'
import { type FieldErrors, HttpProblem, type Message, sayIn, type WordedErrors } from './errors.ts'

/** An expected refusal is a value: nothing happened, and this is why. */
export type Refused<Reason extends string> = {
  ok: false
  reason: Reason
  /** Milliseconds after which the same request may succeed. */
  wait?: number
  /** For mistakes in the input that only the refusing function knows. */
  errors?: FieldErrors
}

export type Outcome<Value, Reason extends string> = ({ ok: true } & Value) | Refused<Reason>

export const refuse = <const Reason extends string>(
  reason: Reason,
  more: Pick<Refused<Reason>, 'wait' | 'errors'> = {},
): Refused<Reason> => ({ ok: false, reason, ...more })

/** `{wait}` in the message stands for the time to wait; without a message it's the first of the errors. */
export type RefusalAnswers<Reason extends string> = Readonly<
  Record<Reason, readonly [status: number, message?: Message, errors?: WordedErrors]>
>

/** For refusals that visitors read: the status by reason, and the words by reason in every language. */
export const answersIn = <Reason extends string>(
  statuses: Readonly<Record<Reason, number>>,
  words: Localized<Readonly<Record<NoInfer<Reason>, string>>>,
): RefusalAnswers<Reason> => {
  const reasons = Object.keys(statuses) as Reason[]
  const answers = reasons.map((reason) => [
    reason,
    [statuses[reason], mapLocales((locale) => words[locale][reason])],
  ])
  return Object.fromEntries(answers)
}

export function toProblem<Reason extends string>(
  { reason, wait, errors: own }: Refused<Reason>,
  answers: RefusalAnswers<NoInfer<Reason>>,
): HttpProblem {
  const [status, message, errors = own] = answers[reason]
  const words = message ?? Object.values(errors ?? {})[0]?.[0] ?? ''
  const timed = mapLocales((locale) =>
    sayIn(words, locale).replace('{wait}', () => formatWait(wait ?? 0, locale)),
  )
  const problem = new HttpProblem(status, timed, errors)
  if (wait !== undefined) problem.retryAfter = Math.max(1, Math.ceil(wait / 1_000))
  return problem
}

/** Returns the outcome, or throws its refusal as an HTTP answer. */
export function accept<Value, Reason extends string>(
  outcome: Outcome<Value, Reason>,
  answers: RefusalAnswers<NoInfer<Reason>>,
): Value {
  if (!outcome.ok) throw toProblem(outcome, answers)
  return outcome
}
