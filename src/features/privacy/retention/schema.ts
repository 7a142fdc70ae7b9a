import { z } from 'zod'
import { mostMonths, type RetentionKind, retentionKindValues } from '#domain/retention.ts'

const wholeMonths = z
  .number({ error: 'Enter a number of months' })
  .int('Enter whole months')
  .min(1, 'Enter at least 1 month')
  .max(mostMonths, `Enter at most ${mostMonths} months`)

export const byKind = <Value>(make: (kind: RetentionKind) => Value) =>
  Object.fromEntries(retentionKindValues.map((kind) => [kind, make(kind)])) as Record<RetentionKind, Value>

const shapeOf = <Value extends z.ZodType>(value: Value) => byKind(() => value)

/** Null to keep it forever. */
export const retentionSchema = z.object(shapeOf(wholeMonths.nullable()))
export type Retention = z.output<typeof retentionSchema>

/** Asks what would go with these months instead of the saved ones. */
export const retentionQuerySchema = z.object(
  shapeOf(
    z.union([z.literal('never').transform(() => null), z.coerce.number().pipe(wholeMonths)]).optional(),
  ),
)

export const retentionAnswerSchema = z.object({
  months: retentionSchema,
  /** Also true if the owner decided to keep everything. */
  isDecided: z.boolean(),
  tonight: z.object(shapeOf(z.number().int().min(0))),
})
export type DueCounts = z.output<typeof retentionAnswerSchema>['tonight']
