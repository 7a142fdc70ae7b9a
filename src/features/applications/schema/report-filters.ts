import { z } from 'zod'
import { givenAnswers } from '#domain/decisions.ts'
import { stateCodes } from '#domain/states.ts'

/** Office days, both included, YYYY-MM-DD. */
export type Span = { first: string; last: string }

/** An empty value in the address is no filter. */
export const allowEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const span = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/)
  .refine((words) => {
    const [first = '', last = ''] = words.split('..')
    return [first, last].every((day) => z.iso.date().safeParse(day).success) && first <= last
  })
const spanFilter = allowEmpty(span)

/** For the lists that reports open. */
export const reportFilterShape = {
  home: allowEmpty(z.enum([...stateCodes, 'unknown'])),
  /** Upper and lower case are the same. */
  firm: allowEmpty(z.string().trim().max(200)),
  /** A firm's record, with all that was merged into it, or no record. */
  firmRecord: allowEmpty(z.union([z.literal('none'), z.uuid()])),
  /** An attorney or co-counsel in such a record. */
  attorney: allowEmpty(z.uuid()),
  /** An undone response doesn't count. */
  answer: allowEmpty(z.enum([...givenAnswers, 'any', 'none'])),
  /** Whether a deadline had passed by then. */
  answeredLate: allowEmpty(z.enum(['true', 'false'])),
  /** Days like "2026-11-09..2026-11-15". */
  arrived: spanFilter,
  answered: spanFilter,
  paid: spanFilter,
  repaid: spanFilter,
}
export type ReportFilters = z.output<z.ZodObject<typeof reportFilterShape>>
