import type { AnswerName } from '#db/schema/applications.ts'
import type { ConsentKind } from '#site/choices/application-review.ts'
import type { Choice } from '#site/choices/choice.ts'
import type { Localized } from '#site/locale.ts'

type Question = {
  /** Also the name of its column. */
  name: AnswerName
  label: Localized<string>
  help?: Localized<string>
  /** What to say when it is left empty. A question without this may be left empty. */
  missing?: Localized<string>
  /**
   * Marked "(optional)". Not simply the absence of `missing`: an attorney's state is asked as if it were required,
   * and the step can still be left without it.
   */
  optional?: true
  autoComplete?: string
  /** Opens a group of questions that belong together. */
  heading?: Localized<string>
  /** Asked only while this yes-or-no question of the same step is answered with yes. */
  onlyAfter?: AnswerName
}

/** About how much is written here: the field is drawn as wide. */
type Width = 'short' | 'medium'

export type Field =
  | (Question & {
      kind: 'line'
      max: number
      inputMode?: 'decimal' | 'numeric'
      width?: Width
      capitalize?: 'words'
    })
  | (Question & { kind: 'paragraph'; max: number })
  | (Question & { kind: 'email' })
  | (Question & { kind: 'phone' })
  | (Question & { kind: 'date'; limits: DateLimits })
  | (Question & { kind: 'select'; options: readonly Choice[]; placeholder: Localized<string> })
  | (Question & { kind: 'choice'; options: readonly Choice[] })
  | (Question & { kind: 'yes-no' })
  | (Question & { kind: 'whole-number'; from: number; to: number })
  | (Question & { kind: 'agreement'; missing: Localized<string>; kinds: readonly ConsentKind[] })

export type DateLimits = 'birth' | 'past' | 'any'

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

export type Answer = string | number | boolean

type AnswerTo<F> = F extends { kind: 'yes-no' | 'agreement' }
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

/** What the answers to a list of questions are, once they are checked. */
export type AnswersTo<Fields extends readonly Field[]> = AnswerName extends Fields[number]['name']
  ? Partial<Record<AnswerName, Answer>>
  : { [F in Fields[number] as RequiredName<F>]: AnswerTo<F> } & {
      [F in Fields[number] as OptionalName<F> & string]?: AnswerTo<F>
    }

/** What stands in a form or arrives at the API, before it is checked. */
export type Typed = Record<string, unknown>

/** The questions that are asked, given what was answered so far. */
export function askedOf<F extends Field>(fields: readonly F[], typed: Typed): F[] {
  return fields.filter(({ onlyAfter }) => onlyAfter === undefined || isYes(typed[onlyAfter]))
}

export const isYes = (value: unknown) => value === true || value === 'yes' || value === 'true'
export const isNo = (value: unknown) => value === false || value === 'no' || value === 'false'
