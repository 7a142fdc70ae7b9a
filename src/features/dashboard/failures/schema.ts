import { z } from 'zod'

/** As the log names the place: a route's pattern, a queue, or pages. Never whose request it was. */
export const failureSchema = z.object({ place: z.string(), count: z.int().positive() })
export type Failure = z.output<typeof failureSchema>
