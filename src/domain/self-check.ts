import { localized } from '#site/locale.ts'
import type { ApplicationCaseType } from './applications.ts'
import { type PublicChoice, valuesOf } from './choice.ts'
import { type StateCode, states } from './states.ts'

/** The District of Columbia is no state: it has no rule, and the form doesn't list it. */
export const district = {
  value: 'DC',
  label: localized({ en: 'District of Columbia' }),
} as const satisfies PublicChoice

export type PlaceCode = StateCode | typeof district.value

/** Everywhere people may say they live, by name. */
export const places: readonly PublicChoice<PlaceCode>[] = states.flatMap<PublicChoice<PlaceCode>>((state) =>
  state.value === 'FL' ? [district, state] : [state],
)

export const placeCodes: readonly PlaceCode[] = places.map(({ value }) => value)

export const attorneyAnswers = [
  { value: 'yes', label: localized({ en: 'Yes' }) },
  { value: 'no', label: localized({ en: 'Not yet' }) },
] as const satisfies readonly PublicChoice[]
export const attorneyValues = valuesOf(attorneyAnswers)
export type AttorneyAnswer = (typeof attorneyValues)[number]

/** The form's kinds of cases in everyday words. "Something else" stands for those that aren't here. */
export const checkedKinds = [
  { value: 'auto-accident', label: localized({ en: 'Car, truck or motorcycle' }) },
  { value: 'slip-fall', label: localized({ en: 'Fall' }) },
  { value: 'workers-compensation', label: localized({ en: 'Hurt at work' }) },
  { value: 'medical-malpractice', label: localized({ en: 'Medical malpractice' }) },
  { value: 'wrongful-death', label: localized({ en: 'Death in the family' }) },
  { value: 'other', label: localized({ en: 'Something else' }) },
] as const satisfies readonly PublicChoice<ApplicationCaseType>[]
export const checkedKindValues = valuesOf(checkedKinds)

/** A claim for workers' compensation can't be sold in most states. One against somebody else can. */
export const isFunded = (caseType: ApplicationCaseType): boolean => caseType !== 'workers-compensation'

/** How many years ago. Nobody needs to remember the day. */
export const checkedTimes = [
  { value: 'under-1', label: localized({ en: 'Less than a year ago' }), from: 0, to: 1 },
  { value: '1-2', label: localized({ en: '1 to 2 years ago' }), from: 1, to: 2 },
  { value: '2-4', label: localized({ en: '2 to 4 years ago' }), from: 2, to: 4 },
  { value: 'over-4', label: localized({ en: 'Longer ago' }), from: 4, to: 20 },
] as const satisfies readonly (PublicChoice & { from: number; to: number })[]
export const checkedTimeValues = valuesOf(checkedTimes)
export type CheckedTime = (typeof checkedTimeValues)[number]
