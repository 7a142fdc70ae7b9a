import { z } from 'zod'
import { applicationEventTypeValues } from '#domain/application-review.ts'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { casePartyValues } from '#domain/case-file.ts'

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

/** What the next step follows from: the list counts it for a page of rows, an open file has it on its own page. */
export type Standing = {
  status: ApplicationStatus
  /** Documents that wait for a verdict. */
  toJudge: number
  /** Messages that nobody at the desk has read. */
  unread: number
  /** Whether something required is neither there nor known not to exist. */
  isMissing: boolean
  /** The reader hasn't opened the file. */
  isUnopened: boolean
  /** What people were asked for by mail and still owe. */
  asked: readonly { isPaused: boolean; reminders: number; next: { nth: number; at: string } | null }[]
}

/** The one rule of what comes next, in the list, on the board, on Today and in the file. */
export function decideNextStep(standing: Standing): NextStep {
  const { status, toJudge, unread, isMissing, isUnopened, asked } = standing
  if (statusOf(status).isClosed) return { kind: 'nothing' }
  if (unread > 0) return { kind: 'answer', count: unread }
  if (toJudge > 0) return { kind: 'judge', count: toJudge }
  if (status === 'approved') return { kind: 'fund' }
  if (status === 'received' && isUnopened) return { kind: 'read' }
  if (asked.length > 0) return describeReminders(asked)
  return { kind: isMissing ? 'request' : 'decide' }
}

/** The next reminder of all that run, or what became of them. */
function describeReminders(asked: Standing['asked']): NextStep {
  const running = asked.filter(({ isPaused }) => !isPaused)
  if (running.length === 0) return { kind: 'paused' }
  const [first] = running.flatMap(({ next }) => next ?? []).sort((a, b) => a.at.localeCompare(b.at))
  if (first) return { kind: 'remind', ...first }
  return { kind: 'reminded', count: Math.max(...running.map(({ reminders }) => reminders)) }
}

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
