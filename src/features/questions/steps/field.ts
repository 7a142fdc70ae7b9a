import type { AnswerName } from '#db/schema/answers.ts'
import type { ConsentKind } from '#domain/application-review.ts'
import type { Choice } from '#domain/choice.ts'
import type { Localized } from '#site/locale.ts'

type Question = {
  name: AnswerName
  label: Localized<string>
  /** For the summary and the desk, where the label is too long. */
  shortLabel?: Localized<string>
  help?: Localized<string>
  /** Without this, the question may stay empty. */
  missing?: Localized<string>
  /**
   * Marked "(optional)". Not just a missing `missing`: an attorney's state looks required, but the step works without
   * it.
   */
  optional?: true
  autoComplete?: string
  heading?: Localized<string>
  onlyAfter?: AnswerName
  /** Not asked after a no to this agreement, and in the form not before a yes. Programs may leave the agreement out. */
  unlessDeclined?: AnswerName
}

/** Words, so that the API and the CSV say the same. */
export const unknownAnswer = 'I don’t know'

export type Field =
  | (Question & {
      kind: 'line'
      max: number
      inputMode?: 'decimal' | 'numeric'
      width?: 'short' | 'medium'
      capitalize?: 'words'
      /** Adds an "I don't know" box. */
      mayBeUnknown?: true
      /** Refuses what can't be one. */
      holds?: 'person' | 'company' | { dollarsUpTo: number }
    })
  | (Question & { kind: 'paragraph'; max: number })
  | (Question & { kind: 'email' })
  | (Question & { kind: 'phone' })
  | (Question & { kind: 'date'; limits: DateLimits })
  | (Question & {
      kind: 'select'
      options: readonly Choice[]
      placeholder: Localized<string>
      /** Answers that end the application, with what to say. */
      refused?: Readonly<Record<string, Localized<string>>>
    })
  | (Question & { kind: 'choice'; options: readonly Choice[] })
  | (Question & { kind: 'yes-no' })
  | (Question & { kind: 'whole-number'; from: number; to: number })
  /** One box, checked or not. */
  | (Question & { kind: 'tick' })
  /** `answers`: a yes and a no of equal weight instead of a box. */
  | (Question & {
      kind: 'agreement'
      /** What is agreed to as well, folded below the label. */
      rest?: Localized<string>
      kinds: readonly ConsentKind[]
      answers?: Localized<{ yes: string; no: string }>
    })

export type DateLimits = 'birth' | 'past' | 'any'

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

export type Answer = string | number | boolean

type AnswerTo<F> = F extends { kind: 'yes-no' | 'agreement' | 'tick' }
  ? boolean
  : F extends { kind: 'whole-number' }
    ? number
    : F extends { options: readonly Choice<infer Value>[] }
      ? Value
      : string

type RequiredName<F> = F extends { missing: Localized<string>; name: infer Name extends string }
  ? Name
  : never
type OptionalName<F> = F extends { missing: Localized<string> }
  ? never
  : F extends { name: infer Name }
    ? Name
    : never

export type AnswersTo<Fields extends readonly Field[]> = AnswerName extends Fields[number]['name']
  ? Partial<Record<AnswerName, Answer>>
  : { [F in Fields[number] as RequiredName<F>]: AnswerTo<F> } & {
      [F in Fields[number] as OptionalName<F> & string]?: AnswerTo<F>
    }

export type Typed = Record<string, unknown>

/** Given the answers so far. */
export function pickAsked<F extends Field>(fields: readonly F[], typed: Typed): F[] {
  return fields.filter(
    ({ onlyAfter, unlessDeclined }) =>
      (onlyAfter === undefined || isYes(typed[onlyAfter])) &&
      (unlessDeclined === undefined || !isNo(typed[unlessDeclined])),
  )
}

/** Its answer ends the application. */
export const findRefused = <F extends Field>(fields: readonly F[], typed: Typed): F | undefined =>
  pickAsked(fields, typed).find((field) => {
    const answer = typed[field.name]
    return field.kind === 'select' && typeof answer === 'string' && Object.hasOwn(field.refused ?? {}, answer)
  })

/** In the form, an agreement that other questions wait for counts as a no until it's given. */
export function declineUnanswered(fields: readonly Field[], values: Record<string, string>) {
  const silent = fields.flatMap(({ unlessDeclined }) =>
    unlessDeclined !== undefined && !isYes(values[unlessDeclined]) ? [[unlessDeclined, 'no']] : [],
  )
  return { ...values, ...Object.fromEntries(silent) }
}

export const isYes = (value: unknown) => value === true || value === 'yes' || value === 'true'
export const isNo = (value: unknown) => value === false || value === 'no' || value === 'false'
