import { z } from 'zod'
import { documentTypeValues } from '#domain/documents.ts'
import { holdReasonValues, unpaidEndings } from '#domain/payoffs.ts'
import { daySchema } from '#lib/day-schema.ts'

const words = (mistake: string) =>
  z.string().trim().min(1, mistake).max(1000, 'Keep it under 1000 characters')
const submissionKey = z.string().min(8).max(100)

export const newEndingSchema = z.discriminatedUnion('kind', [
  /** The case brought nothing. `documentId`: the paper that says so. */
  z.object({
    kind: z.literal('lost'),
    on: daySchema,
    documentId: z.uuid('Choose the paper that proves it'),
    submissionKey,
  }),
  /** We let it go. It counts once a second person signs. */
  z.object({ kind: z.literal('written-off'), reason: words('Write why'), submissionKey }),
])
export type NewEnding = z.output<typeof newEndingSchema>

export const endingRefusalSchema = z.object({ reason: words('Say why, for the person who asked') })

/** Cents, as they were that day. */
const endingSchema = z.object({
  id: z.uuid(),
  kind: z.enum(unpaidEndings),
  on: z.iso.date(),
  owed: z.int(),
  elapsedDays: z.int(),
  reason: z.string().nullable(),
  documentId: z.uuid().nullable(),
  by: z.string().nullable(),
  byId: z.uuid().nullable(),
  signedAt: z.iso.datetime(),
  second: z.string().nullable(),
  /** Null while the second signature is missing. */
  effectiveAt: z.iso.datetime().nullable(),
  aloneFrom: z.iso.datetime().nullable(),
})
export type Ending = z.output<typeof endingSchema>

const holdSchema = z.object({
  id: z.uuid(),
  reason: z.enum(holdReasonValues),
  from: z.iso.date(),
  freezesSteps: z.boolean(),
  note: z.string().nullable(),
  by: z.string().nullable(),
})
export type Hold = z.output<typeof holdSchema>

/** How a claim stands beside its sums. */
export const standSchema = z.object({
  today: z.iso.date(),
  ending: endingSchema.nullable(),
  hold: holdSchema.nullable(),
  /** Papers of the file, one of which may prove that the case was lost. */
  papers: z.array(z.object({ id: z.uuid(), type: z.enum(documentTypeValues), at: z.iso.datetime() })),
  may: z.object({
    lose: z.boolean(),
    writeOff: z.boolean(),
    hold: z.boolean(),
    freeze: z.boolean(),
  }),
})
export type Stand = z.output<typeof standSchema>

/** In words, for the person’s export. Amounts are cents. */
export const wordedEndingSchema = z.object({
  how: z.string(),
  on: z.iso.date(),
  owed: z.int(),
  elapsedDays: z.int(),
  effectiveAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  reason: z.string().optional(),
  refusal: z.string().optional(),
})

export const wordedHoldSchema = z.object({
  why: z.string(),
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  freezesSteps: z.boolean(),
  note: z.string().optional(),
})

export const newHoldSchema = z.object({
  reason: z.enum(holdReasonValues, 'Choose why'),
  from: daySchema,
  freezesSteps: z.boolean().default(false),
  note: z.string().trim().max(1000, 'Keep it under 1000 characters').optional(),
})
export type NewHold = z.output<typeof newHoldSchema>

export const holdEndSchema = z.object({ until: daySchema })
export type HoldEnd = z.output<typeof holdEndSchema>
