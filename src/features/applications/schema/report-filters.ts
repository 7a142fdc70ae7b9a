import { z } from 'zod'
import { givenAnswers } from '#domain/decisions.ts'
import { stateCodes } from '#domain/states.ts'

/** Days of the office from the first to the last, both included, YYYY-MM-DD. */
export type Span = { first: string; last: string }

const span = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d$/)
  .refine((words) => {
    const [first = '', last = ''] = words.split('..')
    return [first, last].every((day) => z.iso.date().safeParse(day).success) && first <= last
  })

/** What the lists that figures open are filtered by. */
export const reportFilterShape = {
  /** Where the person lives whose case it is. */
  home: z.enum([...stateCodes, 'unknown']),
  /** The law firm, in capitals or not. */
  firm: z.string().trim().max(200),
  /** The answer given; one that was undone is none. */
  answer: z.enum([...givenAnswers, 'any', 'none']),
  /** Whether a clock of the file had run out by then. */
  answeredLate: z.enum(['true', 'false']),
  /** Came in, were answered, were paid out or paid back on these days: "2026-11-09..2026-11-15". */
  arrived: span,
  answered: span,
  paid: span,
  repaid: span,
}
export type ReportFilters = {
  [Name in keyof typeof reportFilterShape]?: z.output<(typeof reportFilterShape)[Name]> | undefined
}
