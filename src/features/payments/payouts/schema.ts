import { z } from 'zod'
import { contractStatusValues } from '#domain/contracts.ts'
import { decisionEndingValues, fundingMethodValues } from '#domain/decisions.ts'
import { accountKindValues, payoutCheckValues, payoutStatusValues, wordChecks } from '#domain/money.ts'
import { screeningSchema } from '#features/payments/screening/schema.ts'
import { daySchema } from '#lib/day-schema.ts'

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

export const checkStates = ['done', 'missing', 'waiting', 'not-needed'] as const

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
  aloneFrom: moment.nullable(),
  isAlone: z.boolean(),
  second: z.object({ name: z.string(), at: moment }).nullable(),
  effectiveAt: moment.nullable(),
  ending: z.enum(decisionEndingValues).nullable(),
  refusal: z.string().nullable(),
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
  may: z.object({
    seeDetails: z.boolean(),
    pay: z.boolean(),
    /** The reader’s signature would be the first, the second, or both. */
    signs: z.enum(['first', 'second', 'alone', 'no']),
    /** Until when somebody alone has to wait. */
    signsFrom: moment.nullable(),
  }),
})
export type PayoutGate = z.output<typeof payoutGateSchema>

const line = (missing: string, max: number) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(max, `Keep it under ${max} characters`)
    .transform((text) => text.replaceAll(/\s+/g, ' '))
const orNothing = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (given === null || given === '' ? undefined : given), value.optional())

const routing = z
  .string()
  .transform((digits) => digits.replaceAll(/[\s-]/g, ''))
  .refine(isRoutingNumber, 'This isn’t a routing number: its nine digits don’t add up')

/** The bank’s nine digits: the last follows from the others. */
function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0{9}$/.test(text)) return false
  const weights = [3, 7, 1]
  const sum = [...text].reduce((all, digit, place) => all + Number(digit) * (weights[place % 3] ?? 0), 0)
  return sum % 10 === 0
}

const account = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .refine((text) => /^[0-9A-Z]{4,17}$/.test(text), 'An account number has 4 to 17 digits or letters')

const byBank = {
  name: line('Enter the payee’s name', 150),
  bank: line('Enter the bank', 100),
  routing,
  account,
  accountKind: z.enum(accountKindValues, 'Choose checking or savings'),
}
const version = z.int('Say which version you saw').min(0)

/** `version` is the payment’s, 0 before there is one. */
export const payeeDetailsSchema = z.discriminatedUnion(
  'method',
  [
    z.object({ method: z.literal('ach'), ...byBank, version }),
    z.object({ method: z.literal('wire'), ...byBank, version }),
    z.object({
      method: z.literal('check'),
      name: line('Enter the payee’s name', 150),
      address: line('Enter where the check is mailed', 300),
      version,
    }),
  ],
  'Choose how the money goes out',
)
export type NewPayeeDetails = z.output<typeof payeeDetailsSchema>

/** Whole: for those who may see them. */
export const shownDetailsSchema = z.object({
  method: z.enum(fundingMethodValues),
  name: z.string(),
  bank: z.string().nullable(),
  routing: z.string().nullable(),
  account: z.string().nullable(),
  accountKind: z.enum(accountKindValues).nullable(),
  address: z.string().nullable(),
  version: z.int(),
  /** To call back, as they were on file before the details were entered. */
  numbers: z.array(z.object({ number: z.string(), whose: z.string() })),
})
export type ShownDetails = z.output<typeof shownDetailsSchema>

const note = orNothing(z.string().trim().max(1000, 'Keep it under 1000 characters'))

export const newWordSchema = z.object({
  about: z.enum(wordChecks, 'Say what it is about'),
  /** The number that was called. */
  number: orNothing(z.string().max(40, 'Enter a phone number')),
  note,
  /** The release, or a paper that explains a name. */
  documentId: orNothing(z.uuid('Choose a document of this file')),
})
export type NewWord = z.output<typeof newWordSchema>

const submissionKey = z.string().min(8).max(100)

export const newPayoutSignatureSchema = z.object({ submissionKey, aloneReason: note })
export type NewPayoutSignature = z.output<typeof newPayoutSignatureSchema>

export const payoutRefusalSchema = z.object({
  reason: z.string().trim().min(1, 'Say why, for whoever signed').max(1000, 'Keep it under 1000 characters'),
})

export const sentSchema = z.object({
  on: daySchema,
  reference: line('Enter the trace, the wire’s reference or the number of the check', 100),
  submissionKey,
})
export type Sent = z.output<typeof sentSchema>

export const receivedSchema = z.object({ on: daySchema, submissionKey })

export const returnedSchema = z.object({
  on: daySchema,
  reason: line('Write why it came back', 300),
  submissionKey,
})
export type Returned = z.output<typeof returnedSchema>

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

const listDaysMistake = 'Use whole days from 1 to 90'
export const paymentSettingsSchema = z.object({
  /** A sanctions list that is older doesn’t count. */
  listDays: z.int(listDaysMistake).min(1, listDaysMistake).max(90, listDaysMistake),
  version: z.int(),
})
