import { applicationStatusValues } from './application-status.ts'
import { type Choice, valuesOf } from './choice.ts'

export const firmPersonChoices = [
  { value: 'attorney', label: 'Attorney' },
  { value: 'contact', label: 'Contact' },
] as const satisfies readonly Choice[]
export const firmPersonKinds = valuesOf(firmPersonChoices)

/** Lead counsel answers for the file; co-counsel may read it. */
export const counselRoles = ['lead', 'co'] as const
export type CounselRole = (typeof counselRoles)[number]

/** What tells that a file and a firm belong together. */
export const firmKeyKinds = ['name', 'domain', 'phone'] as const
export type FirmKeyKind = (typeof firmKeyKinds)[number]

/** A paid case goes on at the firm; a declined or withdrawn one is over for both. */
export const openForFirm = applicationStatusValues.filter(
  (status) => status !== 'declined' && status !== 'withdrawn',
)
