import { z } from 'zod'
import { applicationStatusValues } from '#site/choices/application-status.ts'
import { applicationCaseTypeValues } from '#site/choices/applications.ts'
import { stateCodes } from '#site/choices/states.ts'

/** Half a year shows a trend and fits on a screen. */
export const weekCount = 26

export const figuresSchema = z.object({
  /** Monday of each week (UTC), oldest first; includes weeks without applications. */
  weeks: z.array(z.object({ week: z.iso.date(), count: z.number() })),
  byStatus: z.array(z.object({ value: z.enum(applicationStatusValues), count: z.number() })),
  byState: z.array(z.object({ value: z.enum(stateCodes), count: z.number() })),
  byCaseType: z.array(z.object({ value: z.enum(applicationCaseTypeValues), count: z.number() })),
})
export type Figures = z.output<typeof figuresSchema>
