import { z } from 'zod'
import { callOutcomeValues, callPartyValues } from '#domain/speaking.ts'
import { plannedSchema, submissionKeySchema } from '#features/applications/follow-ups/schema.ts'

export const callSchema = z.object({
  id: z.uuid(),
  party: z.enum(callPartyValues),
  outcome: z.enum(callOutcomeValues),
  minutes: z.int().nullable(),
  words: z.string().nullable(),
  loggedBy: z.string().nullable(),
  calledAt: z.iso.datetime(),
})
export type Call = z.output<typeof callSchema>

const minutesMistake = 'Enter whole minutes, 1 to 600'

export const newCallSchema = z.object({
  party: z.enum(callPartyValues, 'Choose whom the call was with'),
  outcome: z.enum(callOutcomeValues, 'Choose how the call went'),
  minutes: z.int(minutesMistake).min(1, minutesMistake).max(600, minutesMistake).optional(),
  words: z
    .string()
    .trim()
    .max(10_000, 'Write at most 10,000 characters')
    .transform((text) => text.toWellFormed())
    .optional(),
  followUp: plannedSchema.optional(),
  submissionKey: submissionKeySchema,
})
export type NewCall = z.output<typeof newCallSchema>
