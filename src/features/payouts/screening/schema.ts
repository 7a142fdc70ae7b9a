import { z } from 'zod'
import { sanctionsListKinds, screeningOutcomes } from '#domain/money.ts'
import { daySchema } from '#lib/day-schema.ts'
import { manyLines, oneLine } from '#lib/person-fields.ts'

const moment = z.iso.datetime()

const sanctionsHitSchema = z.object({
  /** Its number on the Treasury’s list. */
  entry: z.string(),
  name: z.string(),
  program: z.string().nullable(),
  /** 0 to 100: how near the names are. */
  score: z.int(),
  judged: z.object({ reason: z.string(), by: z.string(), at: moment }).nullable(),
})

/** A payee compared with the lists, or screened elsewhere. */
export const screeningSchema = z.object({
  id: z.uuid(),
  outcome: z.enum(screeningOutcomes),
  name: z.string(),
  /** The day of the older of both lists. */
  listedOn: z.iso.date().nullable(),
  where: z.string().nullable(),
  hits: z.array(sanctionsHitSchema),
  by: z.string().nullable(),
  at: moment,
  detailsVersion: z.int(),
})
export type Screening = z.output<typeof screeningSchema>

const elsewhere = z.object({
  where: oneLine({ missing: 'Say where it was screened', max: 200, tooLong: 'Keep it under 200 characters' }),
  on: daySchema,
})
export const newScreeningSchema = z.object({ elsewhere: elsewhere.optional() })
export type NewScreening = z.output<typeof newScreeningSchema>

export const hitJudgmentSchema = z.object({
  entry: z.string().regex(/^\d{1,12}$/),
  reason: manyLines({
    missing: 'Write why it isn’t the payee',
    max: 1000,
    tooLong: 'Keep it under 1000 characters',
  }),
})
export type HitJudgment = z.output<typeof hitJudgmentSchema>

/** The file itself is the body. */
export const newListQuerySchema = z.object({
  kind: z.enum(sanctionsListKinds, 'Say which file it is: sdn or alt'),
  listedOn: daySchema,
})
export type NewList = z.output<typeof newListQuerySchema>

const sanctionsListSchema = z.object({
  id: z.uuid(),
  kind: z.enum(sanctionsListKinds),
  listedOn: z.iso.date(),
  names: z.int(),
  sha256: z.string(),
  by: z.string().nullable(),
  uploadedAt: moment,
  /** The one that payees are compared with. */
  isCurrent: z.boolean(),
})
export const sanctionsListsSchema = z.object({
  /** The latest first. */
  lists: z.array(sanctionsListSchema),
  /** Whether payees can be compared today, and in words why not. */
  isFresh: z.boolean(),
  problem: z.string().nullable(),
})
export type SanctionsLists = z.output<typeof sanctionsListsSchema>

const listDaysMistake = 'Use whole days from 1 to 90'
export const paymentSettingsSchema = z.object({
  /** A sanctions list that is older doesn’t count. */
  listDays: z.int(listDaysMistake).min(1, listDaysMistake).max(90, listDaysMistake),
  version: z.int(),
})
