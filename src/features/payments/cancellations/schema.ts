import { z } from 'zod'
import { cancelStarts } from '#domain/cancellation.ts'
import { cancelWayValues } from '#domain/contract-law.ts'
import { cancellationStatuses, cancelNoticeWayValues, moneyBackWayValues } from '#domain/money.ts'
import { stateCodes } from '#domain/states.ts'
import { daySchema } from '#lib/day-schema.ts'
import { manyLines } from '#lib/person-fields.ts'

const note = manyLines({ missing: 'Write it', max: 1000, tooLong: 'Keep it under 1,000 characters' })
const orNothing = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (given === null || given === '' ? undefined : given), value.optional())
/** Sent again, it has the same key. */
const submissionKey = z.string().regex(/^[\x21-\x7e]{8,100}$/)

const mailWays = ['tracked-mail', 'mail'] as const
const otherWays = ['in-person', 'message'] as const

/** What somebody at the desk heard or holds. The postmark counts; without one, the day it came. */
export const newNoticeSchema = z.discriminatedUnion(
  'way',
  [
    z.strictObject({
      way: z.enum(mailWays),
      postmarkOn: orNothing(daySchema),
      arrivedOn: daySchema,
      note: orNothing(note),
      submissionKey,
    }),
    z.strictObject({
      way: z.enum(otherWays),
      noticedOn: daySchema,
      note: orNothing(note),
      submissionKey,
    }),
  ],
  'Choose how the notice came',
)
export type NewNotice = z.output<typeof newNoticeSchema>

const amountMistake = 'Enter an amount in dollars and cents'
export const newMoneyBackSchema = z.strictObject({
  /** Cents. */
  amount: z.int(amountMistake).min(1, amountMistake).max(1_000_000_000_00, amountMistake),
  way: z.enum(moneyBackWayValues, 'Choose how it came'),
  /** The postmark; without one, the day it came. */
  on: daySchema,
  arrivedOn: orNothing(daySchema),
  submissionKey,
})
export type NewMoneyBack = z.output<typeof newMoneyBackSchema>

const reason = manyLines({ missing: 'Write why', max: 1000, tooLong: 'Keep it under 1,000 characters' })
export const keepingSchema = z.strictObject({ reason: orNothing(reason) }).nullish()
export const lateAnswerSchema = z.strictObject({
  answer: z.enum(['accept', 'refuse'], 'Say whether you accept it'),
  reason,
})
export type LateAnswer = z.output<typeof lateAnswerSchema>

/**
 * `none`: nothing to cancel, nobody has signed or it ended otherwise. `unpaid`: the money hasn't left, so canceling ends
 * it at once. `open`: in time. `mail`: over, but what was mailed in time may still come. `final`: over.
 */
export const cancelPhases = ['none', 'unpaid', 'open', 'mail', 'final', 'canceled'] as const
export type CancelPhase = (typeof cancelPhases)[number]

const day = z.iso.date()
const moment = z.iso.datetime()
const cents = z.int()

const cancelDaySchema = z.object({
  date: day,
  kind: z.enum(['start', 'business', 'weekend', 'holiday', 'closed']),
  /** Of business days, from 1. */
  number: z.int().nullable(),
  /** "Thanksgiving". */
  holiday: z.string().nullable(),
})

const noticeSchema = z.object({
  id: z.uuid(),
  status: z.enum(cancellationStatuses),
  way: z.enum(cancelNoticeWayValues),
  /** The day that counts. */
  noticedOn: day,
  noticedAt: moment,
  arrivedOn: day,
  /** As it was when the notice came. */
  lastDay: day.nullable(),
  isInTime: z.boolean(),
  note: z.string().nullable(),
  /** Why a late one was taken or not, or why it was taken back. */
  reason: z.string().nullable(),
  /** At the desk; null when the person pressed the button. */
  by: z.string().nullable(),
  recordedAt: moment,
  endedAt: moment.nullable(),
})
export type CancelNotice = z.output<typeof noticeSchema>

const moneyBackSchema = z.object({
  id: z.uuid(),
  amount: cents,
  /** "Money order". */
  way: z.string().nullable(),
  on: day,
  by: z.string().nullable(),
  recordedAt: moment,
})

/** What the person may read of it. */
export const cancelStandSchema = z.object({
  contractId: z.uuid(),
  number: z.string(),
  phase: z.enum(cancelPhases),
  state: z.enum(stateCodes),
  /** Business days, and what they count from. */
  businessDays: z.int(),
  start: z.enum(cancelStarts),
  /** `arrival`: as if the money were there today. `plan`: as if it left on the planned day. */
  countedFor: z.enum(['known', 'arrival', 'plan']),
  begins: day,
  days: z.array(cancelDaySchema),
  lastDay: day,
  /** The first moment after the last day, and the zone where that day ends last. */
  endsAt: moment,
  zone: z.object({ name: z.string(), short: z.string(), value: z.string() }),
  /** Until when the mail may bring what was mailed on the last day. */
  finalOn: day,
  sentOn: day.nullable(),
  receivedOn: day.nullable(),
  /** Cents: what was sent has to come back, all of it. */
  received: cents,
  moneyBack: cents,
  missing: cents,
  /** What the rule names, then what we take beside it. */
  ways: z.array(z.object({ way: z.enum([...cancelWayValues, 'wire']), isLaw: z.boolean() })),
  office: z.object({
    payee: z.string(),
    address: z.string().nullable(),
    hours: z.string().nullable(),
    phone: z.string(),
  }),
  notice: noticeSchema
    .omit({ note: true, by: true, reason: true })
    .extend({ isAccepted: z.boolean() })
    .nullable(),
})
export type CancelStand = z.output<typeof cancelStandSchema>

export const cancellationSchema = cancelStandSchema.extend({
  notice: noticeSchema.nullable(),
  /** Those that were taken back, or came too late. */
  earlier: z.array(noticeSchema),
  parts: z.array(moneyBackSchema),
  may: z.object({ notice: z.boolean(), money: z.boolean(), late: z.boolean() }),
})
export type Cancellation = z.output<typeof cancellationSchema>

/** A contract in its time to cancel, for Today. */
export type EndingCancellation = {
  contractId: string
  number: string
  file: { id: string; name: string }
  /** Cents. */
  amount: number
  missing: number
  lastDay: string
  endsAt: string
  zone: string
  finalOn: string
  /** `open`: nobody canceled. `noticed`: the money is still to come. `late`: somebody has to decide. */
  state: 'open' | 'arrival' | 'noticed' | 'late' | 'mail'
}

/** What a mail says about it. */
export const cancelNews = ['noticed', 'late', 'refused', 'accepted', 'kept', 'canceled'] as const
export type CancelNews = (typeof cancelNews)[number]
