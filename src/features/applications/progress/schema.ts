import { z } from 'zod'
import { applicationEventTypeValues } from '#domain/application-review.ts'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { casePartyValues } from '#domain/case-file.ts'
import type { ContractStatus } from '#domain/contracts.ts'

const isoMoment = z.iso.datetime()

/** Nobody drafted it yet, nobody sent it yet, nobody signed it yet; the attorney hasn't signed yet. */
const contractStates = ['offered', 'drafted', 'sent', 'signed'] as const
export type ContractState = (typeof contractStates)[number]

/** Of a file whose offer stands. Undefined once both have signed, when the money is next. */
export function readContractState(live: ContractStatus | null): ContractState | undefined {
  if (live === 'drafted') return 'drafted'
  if (live === 'issued') return 'sent'
  if (live === 'signed') return 'signed'
  return live === null ? 'offered' : undefined
}

/** What the desk does next about an application, or what happens by itself. */
export const nextStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), count: z.number() }),
  z.object({ kind: z.literal('judge'), count: z.number() }),
  z.object({ kind: z.literal('read') }),
  z.object({ kind: z.literal('remind'), nth: z.number(), at: isoMoment }),
  z.object({ kind: z.literal('reminded'), count: z.number() }),
  z.object({ kind: z.literal('paused') }),
  z.object({ kind: z.literal('request') }),
  z.object({ kind: z.literal('decide') }),
  z.object({ kind: z.literal('fund') }),
  /** Between the offer and the money, while contracts are on. */
  z.object({ kind: z.literal('contract'), state: z.enum(contractStates) }),
  z.object({ kind: z.literal('nothing') }),
])
export type NextStep = z.output<typeof nextStepSchema>

/** What decides the next step. The list counts it for a page of rows; an open application has it on its own page. */
export type Standing = {
  status: ApplicationStatus
  toJudge: number
  unread: number
  /** Something required is neither there nor known not to exist. */
  isMissing: boolean
  isUnopened: boolean
  /** While contracts are on. */
  contract?: ContractState | undefined
  asked: readonly { isPaused: boolean; reminders: number; next: { nth: number; at: string } | null }[]
}

/** The only rule for the next step, in the list, on the board, on Today and in the application. */
export function decideNextStep(standing: Standing): NextStep {
  const { status, toJudge, unread, isMissing, isUnopened, contract, asked } = standing
  if (statusOf(status).isClosed) return { kind: 'nothing' }
  if (unread > 0) return { kind: 'answer', count: unread }
  if (toJudge > 0) return { kind: 'judge', count: toJudge }
  if (status === 'approved') return contract ? { kind: 'contract', state: contract } : { kind: 'fund' }
  if (status === 'received' && isUnopened) return { kind: 'read' }
  if (asked.length > 0) return describeReminders(asked)
  return { kind: isMissing ? 'request' : 'decide' }
}

function describeReminders(asked: Standing['asked']): NextStep {
  const running = asked.filter(({ isPaused }) => !isPaused)
  if (running.length === 0) return { kind: 'paused' }
  const [first] = running.flatMap(({ next }) => next ?? []).sort((a, b) => a.at.localeCompare(b.at))
  if (first) return { kind: 'remind', ...first }
  return { kind: 'reminded', count: Math.max(...running.map(({ reminders }) => reminders)) }
}

export const turnSchema = z.enum(['desk', 'nobody', ...casePartyValues])
export type Turn = z.output<typeof turnSchema>

export const progressSchema = z.object({
  /** Null until somebody opens a checklist that an application never had. */
  documents: z.object({ accepted: z.number(), asked: z.number(), toJudge: z.number() }).nullable(),
  /** The latest timeline entry. Looking at an application doesn't count. */
  lastActivity: z.object({ type: z.enum(applicationEventTypeValues), at: isoMoment }).nullable(),
  nextStep: nextStepSchema,
  turn: turnSchema,
})
export type Progress = z.output<typeof progressSchema>

type Timed = { submittedAt: string; clockSince: string | null; dueAt: string | null }

/** Undefined without a deadline, or while we wait for others. Times are in milliseconds. */
export function readDeadline({ submittedAt, clockSince, dueAt }: Timed, now: number) {
  if (dueAt === null) return undefined
  const since = Date.parse(clockSince ?? submittedAt)
  const due = Date.parse(dueAt)
  return {
    isLate: now > due,
    left: Math.max(0, due - now),
    late: Math.max(0, now - due),
    /** From 0 to 1. */
    passed: Math.min(1, Math.max(0, (now - since) / Math.max(1, due - since))),
  }
}
