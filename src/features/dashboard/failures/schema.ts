import { z } from 'zod'

/** Where something failed, as the log names it: a route's pattern, a queue, or pages. Never whose request it was. */
export const failureSchema = z.object({ place: z.string(), count: z.int().positive() })
export type Failure = z.output<typeof failureSchema>
