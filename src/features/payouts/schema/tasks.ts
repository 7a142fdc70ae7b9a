import { z } from 'zod'
import { fundingMethodValues } from '#domain/decisions.ts'
import { daySchema } from '#lib/day-schema.ts'
import { payoutActionValues } from './gate.ts'

const day = z.iso.date()
/** Cents. */
const cents = z.int()

export const moneyKinds = [
  'sign',
  'ready',
  'missing-one',
  'released',
  'on-its-way',
  'returned',
  'uncashed',
] as const
export type MoneyKind = (typeof moneyKinds)[number]

/** A payment that waits for somebody, for Today and the money page. */
export const moneyTaskSchema = z.object({
  kind: z.enum(moneyKinds),
  contractId: z.uuid(),
  number: z.string(),
  file: z.object({ id: z.uuid(), name: z.string() }),
  amount: cents,
  method: z.enum(fundingMethodValues).nullable(),
  /** The planned day, or the day on which it was sent or came back. */
  on: day,
  sentence: z.string(),
  action: z.enum(payoutActionValues),
  /** Of a check that nobody cashed: about when the state may ask for the money. */
  unclaimedOn: day.nullable(),
})
export type MoneyTask = z.output<typeof moneyTaskSchema>

export const moneyPageSchema = z.object({
  today: day,
  isOn: z.boolean(),
  /** By kind, the first to do first. */
  tasks: z.array(moneyTaskSchema),
  sums: z.partialRecord(z.enum(moneyKinds), z.object({ count: z.int(), amount: cents })),
  may: z.object({ seeDetails: z.boolean(), pay: z.boolean() }),
})
export type MoneyPage = z.output<typeof moneyPageSchema>

export const paymentListQuerySchema = z.object({ on: daySchema.optional() })
