import { z } from 'zod'
import { firmPersonKinds } from '#domain/firms.ts'
import { stateCodes } from '#domain/states.ts'
import { allowEmpty } from '#features/applications/schema/report-filters.ts'
import { daySchema } from '#lib/day-schema.ts'
import { clean, emailAddress, oneLine, optionalPhone } from '#lib/person-fields.ts'
import { staffLocale } from '#site/locale.ts'

const line = (max: number) =>
  z
    .string()
    .transform((value) => clean(value).replace(/\s+/g, ' '))
    .pipe(z.string().max(max, `Use at most ${max} characters`))
const day = z.union([z.literal('').transform(() => null), daySchema]).nullable()

/** Members that may be missing are empty then. */
const personShape = {
  kind: z.enum(firmPersonKinds),
  name: oneLine({ missing: 'Enter a name', max: 150, tooLong: 'Use at most 150 characters' }),
  /** "Paralegal, payoffs" */
  title: line(100).default(''),
  /** May be at a mail service: many attorneys work alone. Empty if there is none. */
  email: z.union([z.literal(''), emailAddress('', staffLocale)]).default(''),
  phone: optionalPhone(staffLocale),
  barNumber: line(50).default(''),
  barState: z
    .union([z.literal('').transform(() => null), z.enum(stateCodes)])
    .nullable()
    .default(null),
  barCheckedOn: day.default(null),
  from: day.default(null),
  /** Their last day at the firm. */
  until: day.default(null),
}
const inOrder = ({ from, until }: { from?: string | null | undefined; until?: string | null | undefined }) =>
  !from || !until || from <= until
const order = { path: ['until'], message: 'The last day can’t come before the first' }

export const newPersonSchema = z
  .object({ ...personShape, submissionKey: z.string().min(8).max(100).optional() })
  .refine(inOrder, order)
export type NewPerson = z.output<typeof newPersonSchema>

/** A form sends all of them. Another address is not confirmed. */
export const personChangeSchema = z.object({ ...personShape, version: z.int().min(1) }).refine(inOrder, order)
export type PersonChange = z.output<typeof personChangeSchema>

/** Somebody confirms the address that they saw. */
export const seenPersonSchema = z.object({ version: z.int().min(1) })

export const firmPersonSchema = z.object({
  id: z.uuid(),
  /** Theirs may be a firm that was merged into another. */
  firmId: z.uuid(),
  kind: z.enum(firmPersonKinds),
  name: z.string(),
  title: z.string(),
  email: z.string(),
  phone: z.string(),
  barNumber: z.string(),
  barState: z.enum(stateCodes).nullable(),
  barCheckedOn: z.iso.date().nullable(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Whether they are there today. */
  hasLeft: z.boolean(),
  /** Since when codes for the firm's room may be mailed to the address, and who made sure of it. */
  confirmedAt: z.iso.datetime().nullable(),
  confirmedBy: z.string().nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** Open files where they are the attorney. */
  openFiles: z.int(),
  version: z.int(),
})
export type FirmPerson = z.output<typeof firmPersonSchema>

/** To choose somebody from: for a filter, or for a file. */
export const foundPersonSchema = z.object({
  id: z.uuid(),
  kind: z.enum(firmPersonKinds),
  name: z.string(),
  hasLeft: z.boolean(),
  firm: z.object({ id: z.uuid(), name: z.string() }),
})
export type FoundPerson = z.output<typeof foundPersonSchema>

export const personQuerySchema = z.object({
  q: allowEmpty(z.string().trim().max(200)),
  kind: allowEmpty(z.enum(firmPersonKinds)),
  /** The person with this id, whatever is typed: a filter has to say whom it means. */
  id: allowEmpty(z.uuid()),
})
export type PersonQuery = z.output<typeof personQuerySchema>
