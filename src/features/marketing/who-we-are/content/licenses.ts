import { type StateCode, states } from '#domain/states.ts'
import type { Regulator } from '#features/content/company/schema.ts'
import type { Locale } from '#site/locale.ts'

type Office = Omit<Regulator, 'state'>
export type LicenseRow = { state: string; license: string | null; offices: Office[]; day: string | null }
type Rules = Readonly<
  Record<StateCode, { posture: string; license: string | null; checkedOn: string | null }>
>

/**
 * States that license us. The number comes from our rules, the office from the owner's list. Closed states have no
 * row.
 */
export function listLicenses(rules: Rules, regulators: readonly Regulator[], locale: Locale): LicenseRow[] {
  return states.flatMap(({ value, label }) => {
    const { posture, license, checkedOn } = rules[value]
    const offices = regulators.filter(({ state }) => state === value).map(({ state: _, ...office }) => office)
    return posture === 'closed' || (!license && offices.length === 0)
      ? []
      : [{ state: label[locale], license, offices, day: checkedOn }]
  })
}
