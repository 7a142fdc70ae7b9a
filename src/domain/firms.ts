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
