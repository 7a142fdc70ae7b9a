import { z } from 'zod'
import { givenAnswers } from '#domain/decisions.ts'
import { stateCodes } from '#domain/states.ts'

/** Office days, both included, YYYY-MM-DD. */
export type Span = { first: string; last: string }

const span = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/)
  .refine((words) => {
    const [first = '', last = ''] = words.split('..')
    return [first, last].every((day) => z.iso.date().safeParse(day).success) && first <= last
  })

export const reportFilterShape = {
  home: z.enum([...stateCodes, 'unknown']),
  /** Upper and lower case are the same. */
  firm: z.string().trim().max(200),
  /** An undone response doesn't count. */
  answer: z.enum([...givenAnswers, 'any', 'none']),
  /** Whether a deadline had passed by then. */
  answeredLate: z.enum(['true', 'false']),
  /** Days like "2026-11-09..2026-11-15". */
  arrived: span,
  answered: span,
  paid: span,
  repaid: span,
}
export type ReportFilters = {
  [Name in keyof typeof reportFilterShape]?: z.output<(typeof reportFilterShape)[Name]> | undefined
}
