import type { AnswerName } from '#db/schema/applications.ts'
import type { ConsentKind } from '#domain/application-review.ts'
import type { Choice } from '#domain/choice.ts'
import type { Localized } from '#site/locale.ts'

type Question = {
  /** Also the name of its column. */
  name: AnswerName
  label: Localized<string>
  /** Where the label is too long: in the summary and at the desk. */
  shortLabel?: Localized<string>
  help?: Localized<string>
  /** What to say when it is left empty. Without this, the question may be left empty. */
  missing?: Localized<string>
  /**
   * Marked "(optional)". Not simply the absence of `missing`: an attorney's state looks required, and the step can
   * still be left without it.
   */
  optional?: true
  autoComplete?: string
  /** Starts a group of related questions. */
  heading?: Localized<string>
  /** Asked only after a yes to this question of the same step. */
  onlyAfter?: AnswerName
  /**
   * Not asked after a no to this agreement of the same step, and in the form not before a yes. A program that sends
   * answers without naming the agreement is served.
   */
  unlessDeclined?: AnswerName
}

/** Rough length of the answer: sets the width of the field. */
type Width = 'short' | 'medium'

/** What is kept when somebody says so. Words, so that whoever reads the API or the CSV reads the same. */
export const unknownAnswer = 'I don’t know'

export type Field =
  | (Question & {
      kind: 'line'
      max: number
      inputMode?: 'decimal' | 'numeric'
      width?: Width
      capitalize?: 'words'
      /** Offers to say so. */
      mayBeUnknown?: true
    })
  | (Question & { kind: 'paragraph'; max: number })
  | (Question & { kind: 'email' })
  | (Question & { kind: 'phone' })
  | (Question & { kind: 'date'; limits: DateLimits })
  | (Question & {
      kind: 'select'
      options: readonly Choice[]
      placeholder: Localized<string>
      /** Answers that end the application, each with what to say. */
      refused?: Readonly<Record<string, Localized<string>>>
    })
  | (Question & { kind: 'choice'; options: readonly Choice[] })
  | (Question & { kind: 'yes-no' })
  | (Question & { kind: 'whole-number'; from: number; to: number })
  /** One box, checked or not. */
  | (Question & { kind: 'tick' })
  /** `answers`: offers a yes and a no of equal weight instead of a box. */
  | (Question & {
      kind: 'agreement'
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

/** The checked answers to a list of questions. */
export type AnswersTo<Fields extends readonly Field[]> = AnswerName extends Fields[number]['name']
  ? Partial<Record<AnswerName, Answer>>
  : { [F in Fields[number] as RequiredName<F>]: AnswerTo<F> } & {
      [F in Fields[number] as OptionalName<F> & string]?: AnswerTo<F>
    }

/** Values from the form or the API, before they are checked. */
export type Typed = Record<string, unknown>

/** The questions that apply, given the answers so far. */
export function pickAsked<F extends Field>(fields: readonly F[], typed: Typed): F[] {
  return fields.filter(
    ({ onlyAfter, unlessDeclined }) =>
      (onlyAfter === undefined || isYes(typed[onlyAfter])) &&
      (unlessDeclined === undefined || !isNo(typed[unlessDeclined])),
  )
}

/** The question whose answer ends the application. */
export const findRefused = <F extends Field>(fields: readonly F[], typed: Typed): F | undefined =>
  pickAsked(fields, typed).find((field) => {
    const answer = typed[field.name]
    return field.kind === 'select' && typeof answer === 'string' && Object.hasOwn(field.refused ?? {}, answer)
  })

/** In the form, an agreement that other questions wait for and that was not given is a no. */
export function declineUnanswered(
  fields: readonly Field[],
  values: Record<string, string>,
): Record<string, string> {
  const silent = fields.flatMap(({ unlessDeclined }) =>
    unlessDeclined !== undefined && !isYes(values[unlessDeclined]) ? [[unlessDeclined, 'no']] : [],
  )
  return { ...values, ...Object.fromEntries(silent) }
}

export const isYes = (value: unknown) => value === true || value === 'yes' || value === 'true'
export const isNo = (value: unknown) => value === false || value === 'no' || value === 'false'
