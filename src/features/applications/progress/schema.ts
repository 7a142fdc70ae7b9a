import { z } from 'zod'
import { applicationEventTypeValues } from '#site/choices/application-review.ts'
import { casePartyValues } from '#site/choices/case-file.ts'

const isoMoment = z.iso.datetime()

/** What the desk has to do next about a file, or what comes by itself. */
export const nextStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), count: z.number() }),
  z.object({ kind: z.literal('judge'), count: z.number() }),
  z.object({ kind: z.literal('read') }),
  /** A reminder goes out by itself. */
  z.object({ kind: z.literal('remind'), nth: z.number(), at: isoMoment }),
  /** So many reminders went out, and none comes any more. */
  z.object({ kind: z.literal('reminded'), count: z.number() }),
  z.object({ kind: z.literal('paused') }),
  z.object({ kind: z.literal('request') }),
  z.object({ kind: z.literal('decide') }),
  z.object({ kind: z.literal('fund') }),
  z.object({ kind: z.literal('nothing') }),
])
export type NextStep = z.output<typeof nextStepSchema>

export const turnSchema = z.enum(['desk', 'nobody', ...casePartyValues])
export type Turn = z.output<typeof turnSchema>

/** Where a file stands, for a row of the list and a slip of the board. */
export const progressSchema = z.object({
  /** Null for an application from before there were checklists, until somebody opens its list. */
  documents: z.object({ accepted: z.number(), asked: z.number(), toJudge: z.number() }).nullable(),
  /** The latest entry of the timeline; looking at a file is none. */
  lastActivity: z.object({ type: z.enum(applicationEventTypeValues), at: isoMoment }).nullable(),
  nextStep: nextStepSchema,
  turn: turnSchema,
})
export type Progress = z.output<typeof progressSchema>
