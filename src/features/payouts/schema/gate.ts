import { z } from 'zod'
import { contractStatusValues } from '#domain/contracts.ts'
import { fundingMethodValues } from '#domain/decisions.ts'
import { accountKindValues, payoutCheckValues, payoutStatusValues } from '#domain/money.ts'
import { screeningSchema } from '#features/payouts/screening/schema.ts'
import { secondSignature } from '#features/people/signatures/schema.ts'

const moment = z.iso.datetime()
const day = z.iso.date()
/** Cents. */
const cents = z.int()

/** What a check needs next. Everything but `rules`, `license` and `upload-list` is done on the contract's page. */
export const payoutActionValues = [
  ...([
    'remind',
    'reissue',
    'rules',
    'license',
    'enter-details',
    'confirm-release',
    'confirm-payee',
  ] as const),
  ...(['call-back', 'screen', 'judge', 'upload-list', 'sign', 'none'] as const),
] as const
export type PayoutAction = (typeof payoutActionValues)[number]

const checkStates = ['done', 'missing', 'waiting', 'not-needed'] as const

/** Who said it, when, and what can be opened. */
const evidenceSchema = z.object({
  kind: z.enum(['event', 'paper', 'document', 'word', 'list', 'rule', 'signature']),
  label: z.string(),
  by: z.string().nullable(),
  at: moment.nullable(),
  documentId: z.uuid().nullable(),
})
export type PayoutEvidence = z.output<typeof evidenceSchema>

const checkSchema = z.object({
  check: z.enum(payoutCheckValues),
  state: z.enum(checkStates),
  /** What it rests on. */
  words: z.string(),
  evidence: z.array(evidenceSchema),
  action: z.enum(payoutActionValues),
  /** What to do; null where nothing is missing. */
  missing: z.string().nullable(),
})
export type PayoutCheckAnswer = z.output<typeof checkSchema>

const payoutSchema = z.object({
  id: z.uuid(),
  status: z.enum(payoutStatusValues),
  method: z.enum(fundingMethodValues),
  amount: cents,
  payee: z.string(),
  bank: z.string().nullable(),
  accountEnding: z.string().nullable(),
  accountKind: z.enum(accountKindValues).nullable(),
  detailsVersion: z.int(),
  enteredBy: z.string().nullable(),
  enteredAt: moment,
  releasedAt: moment.nullable(),
  sentOn: day.nullable(),
  sentAt: moment.nullable(),
  sentBy: z.string().nullable(),
  /** The trace, the wire’s reference or the number of the check. */
  reference: z.string().nullable(),
  receivedOn: day.nullable(),
  receivedBy: z.enum(['bank', 'person']).nullable(),
  returnedOn: day.nullable(),
  returnReason: z.string().nullable(),
  version: z.int(),
})
export type Payout = z.output<typeof payoutSchema>

const signatureSchema = z.object({
  id: z.uuid(),
  by: z.string().nullable(),
  byId: z.uuid().nullable(),
  signedAt: moment,
  reason: z.string().nullable(),
  /** The sum above which two sign; null where one was enough. */
  secondAbove: cents.nullable(),
  ...secondSignature,
})
export type PayoutSignature = z.output<typeof signatureSchema>

const followSchema = z.object({
  what: z.enum(['payment-list', 'sent', 'received', 'cancel-until', 'step']),
  label: z.string(),
  words: z.string().nullable(),
  on: day.nullable(),
  isDone: z.boolean(),
})

export const payoutGateSchema = z.object({
  contract: z.object({
    id: z.uuid(),
    number: z.string(),
    applicationId: z.uuid().nullable(),
    status: z.enum(contractStatusValues),
    fundingOn: day,
    funded: cents,
    /** What the person gets. */
    received: cents,
    heldBack: z.array(z.object({ name: z.string(), amount: cents })),
  }),
  today: day,
  /** Why nothing can be paid whatever the checks say: contracts are off, or this one doesn’t stand. */
  problem: z.string().nullable(),
  checks: z.array(checkSchema),
  /** Done or not needed, of all. */
  done: z.int(),
  /** All are. */
  isReady: z.boolean(),
  /** The one that stands; null until the details were entered. */
  payout: payoutSchema.nullable(),
  /** Those of this contract that came back. */
  returned: z.array(payoutSchema),
  /** The signature that stands or waits, then those that ended, the latest first. */
  signatures: z.array(signatureSchema),
  screening: screeningSchema.nullable(),
  /** The sum above which two sign this one; null where one is enough. */
  secondAbove: cents.nullable(),
  /** Numbers that were on file before the details were entered, masked. */
  numbers: z.array(z.object({ masked: z.string(), whose: z.string(), since: day.nullable() })),
  follows: z.array(followSchema),
  /** Everybody who may sign that money leaves. */
  payers: z.array(z.string()),
  may: z.object({
    seeDetails: z.boolean(),
    pay: z.boolean(),
    /** Enter details, call back, compare with lists. */
    prepare: z.boolean(),
    /** Whoever entered the details calls back only where nobody else may. */
    callBack: z.boolean(),
    /** Say that money arrived, or came back. */
    record: z.boolean(),
    /** The reader’s signature would be the first, the second, or both. */
    signs: z.enum(['first', 'second', 'alone', 'no']),
    /** Until when somebody alone has to wait. */
    signsFrom: moment.nullable(),
  }),
})
export type PayoutGate = z.output<typeof payoutGateSchema>
