import { z } from 'zod'
import { fundingMethodValues } from '#domain/decisions.ts'
import { advanceEndingValues } from '#domain/money.ts'
import { letterKindValues } from '#domain/payoffs.ts'
import { cancelStandSchema } from '#features/payments/cancellations/schema.ts'

const day = z.iso.date()
const moment = z.iso.datetime()
/** Cents. */
const cents = z.int()
const next = z.object({ on: day, owed: cents }).nullable()

const advanceSchema = z.object({
  /** On its contract; null for one that was paid without. */
  account: z.string().nullable(),
  funded: cents,
  fundedOn: day,
  owed: cents,
  paid: cents,
  next,
})

/** What a claim owes today, and how that grows if nothing is paid. */
export const owedSchema = z.object({
  today: day,
  owed: cents,
  funded: cents,
  paid: cents,
  reduced: cents,
  /** The day of the last payment. */
  paidOn: day.nullable(),
  next,
  advances: z.array(advanceSchema),
  /** Where it changes, and how much of it is the advance. */
  course: z.array(z.object({ from: day, owed: cents, out: cents })),
  /** Until when charges can come. */
  through: day,
  /** The most that can be owed; null where what the case brings decides. */
  most: cents.nullable(),
  /** We write before each step. */
  isWarned: z.boolean(),
  /** It grows a little every day instead of in steps. */
  isDaily: z.boolean(),
})
export type Owed = z.output<typeof owedSchema>

/** From the day the money left us to the day on which nothing is owed anymore. */
export const moneyStages = ['sent', 'received', 'noticed', 'active', 'paid', 'canceled'] as const
export type MoneyStage = (typeof moneyStages)[number]

export const moneySchema = z.object({
  stage: z.enum(moneyStages),
  today: day,
  contract: z.object({ id: z.uuid(), number: z.string() }),
  sent: z.object({
    amount: cents,
    on: day,
    at: moment,
    method: z.enum(fundingMethodValues),
    accountEnding: z.string().nullable(),
    reference: z.string().nullable(),
    /** The day it should be there. */
    expectedOn: day,
  }),
  receivedOn: day.nullable(),
  cancel: cancelStandSchema,
  /** When the last of it came back. */
  backOn: day.nullable(),
  endedOn: day.nullable(),
  ending: z.enum(advanceEndingValues).nullable(),
  /** What says that nothing is owed anymore, the newest first. */
  letters: z.array(
    z.object({ id: z.uuid(), kind: z.enum(letterKindValues), on: day, pages: z.int(), size: z.int() }),
  ),
})
export type Money = z.output<typeof moneySchema>

/** Of one contract, for the law firm. */
export const firmMoneySchema = z.object({
  account: z.string(),
  funded: cents,
  fundedOn: day,
  owed: cents,
  next,
  /** The last day on which the client can cancel; null once that is over. */
  cancelUntil: day.nullable(),
  /** The client's notice to cancel, while its money is still to come. */
  notice: z.object({ on: day, missing: cents, lastDay: day }).nullable(),
  /** How and when it ended; null while it goes on. */
  ended: z.object({ how: z.enum(advanceEndingValues), on: day }).nullable(),
})
export type FirmMoney = z.output<typeof firmMoneySchema>
