import { z } from 'zod'
import {
  contractEventValues,
  contractPaperKinds,
  contractParties,
  contractStatusValues,
  offerQuestionValues,
  signerCapacityValues,
  signerParties,
} from '#domain/contracts.ts'
import { stateCodes } from '#domain/states.ts'
import { contractFiguresSchema } from '#features/contract-forms/figures/schema.ts'
import {
  bindingLineSchema,
  contractCheckSchema,
  differenceSchema,
} from '#features/contracts/checks/schema.ts'
import { secondSignature } from '#features/people/signatures/schema.ts'
import { daySchema } from '#lib/day-schema.ts'
import { clean, manyLines } from '#lib/person-fields.ts'
import { nameLine } from '#lib/person-name.ts'
import { staffLocale } from '#site/locale.ts'

const named = z.object({ id: z.uuid(), number: z.string() })

const moment = z.iso.datetime()
const barSchema = z.object({ number: z.string(), state: z.string() })

const contractEventSchema = z.object({
  event: z.enum(contractEventValues),
  party: z.enum(contractParties),
  by: z.string().nullable(),
  reason: z.string().nullable(),
  /** What was typed and read, from where, with what, and how we knew who it was. Only what there is. */
  words: z
    .object({
      name: z.string(),
      page: z.int(),
      initials: z.string(),
      sentences: z.array(z.string()),
      version: z.int(),
      sha256: z.string(),
      address: z.string(),
      browser: z.string(),
      knownBy: z.string(),
      sameNetwork: z.literal(true),
      bar: barSchema,
      firm: z.string(),
      signedOn: z.iso.date(),
      postmarkOn: z.iso.date(),
      receivedOn: z.iso.date(),
    })
    .partial(),
  at: moment,
})
export type ContractEvent = z.output<typeof contractEventSchema>

/**
 * What a contract that was sent waits for: a signature, another attorney, an answer to a refusal, or the desk's hands on
 * paper.
 */
export const contractWaitValues = [
  ...signerParties,
  ...(['counsel', 'refused', 'mailing', 'confirming', 'copies'] as const),
] as const
export type ContractWait = (typeof contractWaitValues)[number]

/** A signature on paper, as somebody at the desk found it, with both who said so. */
export const paperSignatureSchema = z.object({
  id: z.uuid(),
  party: z.enum(signerParties),
  signedOn: z.iso.date(),
  postmarkOn: z.iso.date().nullable(),
  receivedOn: z.iso.date(),
  documentId: z.uuid().nullable(),
  bar: barSchema.nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  byId: z.uuid().nullable(),
  at: moment,
  ...secondSignature,
})
export type PaperSignature = z.output<typeof paperSignatureSchema>

/** How far it has come since it was sent. */
const contractSigningSchema = z.object({
  waits: z.object({ for: z.enum(contractWaitValues), since: moment.nullable() }).nullable(),
  openedAt: moment.nullable(),
  consentedAt: moment.nullable(),
  withdrewAt: moment.nullable(),
  signedAt: moment.nullable(),
  acknowledgedAt: moment.nullable(),
  /** What the attorney said last instead of signing. Their words are in the events. */
  counsel: z.object({ said: z.enum(['refused', 'paused', 'left']), at: moment }).nullable(),
  explainAskedAt: moment.nullable(),
  /** Of the last hour in which somebody typed some. */
  wrongCodes: z.int(),
  /** Person and attorney came from one network. */
  sameNetwork: z.boolean(),
  onPaperSince: moment.nullable(),
  mailedOn: z.iso.date().nullable(),
  copiedOn: z.iso.date().nullable(),
  /** Until when a paper that was mailed by the last day is waited for. */
  paperThrough: z.iso.date(),
  personRemindedAt: moment.nullable(),
  attorneyRemindedAt: moment.nullable(),
  /** The latest first. */
  papers: z.array(paperSignatureSchema),
})
export type ContractSigning = z.output<typeof contractSigningSchema>

export const contractSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  applicationId: z.uuid().nullable(),
  advance: z.int(),
  version: z.int(),
  status: z.enum(contractStatusValues),
  language: z.enum(['en', 'en-es']),
  template: z.object({ version: z.int(), isConfirmed: z.boolean() }),
  home: z.object({ state: z.enum(stateCodes), ruleVersion: z.int() }),
  forum: z.object({ state: z.enum(stateCodes), ruleVersion: z.int() }).nullable(),
  fundingOn: z.iso.date(),
  signBy: z.iso.date(),
  /** The last day to cancel if everything happens as planned. */
  cancelUntil: z.iso.date(),
  figures: contractFiguresSchema,
  signer: z.object({
    name: z.string(),
    capacity: z.enum(signerCapacityValues),
    documentId: z.uuid().nullable(),
    courtDocumentId: z.uuid().nullable(),
  }),
  answers: z.partialRecord(z.enum(offerQuestionValues), z.boolean()),
  draftedAt: z.iso.datetime(),
  draftedBy: z.string().nullable(),
  issuedAt: z.iso.datetime().nullable(),
  issuedBy: z.string().nullable(),
  /** The day on which the money of its advance left. */
  paidOn: z.iso.date().nullable(),
  endedAt: z.iso.datetime().nullable(),
  replaces: named.nullable(),
  replacedBy: named.nullable(),
  /** What differs from the one it replaces. */
  differences: z.array(differenceSchema),
  checks: z.array(contractCheckSchema),
  binding: z.array(bindingLineSchema),
  /** Null until it's sent. */
  signing: contractSigningSchema.nullable(),
  events: z.array(contractEventSchema),
  papers: z.array(
    z.object({
      kind: z.enum(contractPaperKinds),
      sha256: z.string(),
      size: z.int(),
      pages: z.int(),
      madeAt: z.iso.datetime(),
      /** Its bytes are no longer those we sealed. */
      isBroken: z.boolean(),
    }),
  ),
})
export type Contract = z.output<typeof contractSchema>

/** Longer than any name in a file. */
const nameIn = (missing: string) =>
  nameLine({ missing, max: 150, tooLong: 'Keep it under 150 characters' }, staffLocale)
/** As if it had been left out. */
const orNothing = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (given) => (given === null || (typeof given === 'string' && clean(given) === '') ? undefined : given),
    value.optional(),
  )
const amount = z.int('Use whole cents').min(1, 'Use whole cents above 0')
const document = z.uuid('Choose a document of this file')

const drafted = {
  fundingOn: daySchema,
  /** Cents; all of the offer if left out. */
  amount: orNothing(amount),
  /** If it isn't the application's, the former one and a paper belong to it. */
  name: orNothing(nameIn('Enter the name')),
  formerName: orNothing(nameIn('Enter the former name')),
  capacity: orNothing(z.enum(signerCapacityValues, 'Choose as whom they sign')),
  /** Who signs for somebody else. */
  signer: orNothing(nameIn('Enter who signs')),
  documentId: orNothing(document),
  courtDocumentId: orNothing(document),
  answers: orNothing(
    z.partialRecord(z.enum(offerQuestionValues, 'There is no such question'), z.boolean('Answer yes or no')),
  ),
  language: orNothing(z.enum(['en', 'en-es'], 'Use en or en-es')),
}
/** A misspelled member must not disappear silently: without its `amount` a contract is for all of the offer. */
export const newContractSchema = z.strictObject(drafted)
export type NewContract = z.output<typeof newContractSchema>

const reason = manyLines({
  missing: 'Write why',
  max: 500,
  tooLong: 'Keep it under 500 characters',
})
export const voidingSchema = z.object({ reason })
/** What is left out stays as it was. */
export const reissueSchema = newContractSchema.extend({ fundingOn: orNothing(daySchema), reason })
export type Reissue = z.output<typeof reissueSchema>

export const contractsOfFileSchema = z.object({
  isOn: z.boolean(),
  /** Whether the reader may sign and send, and everybody who may. */
  maySend: z.boolean(),
  senders: z.array(z.string()),
  /** The offer that a contract could be drafted from. */
  offer: z.object({ decisionId: z.uuid(), amount: z.int(), endsOn: z.iso.date() }).nullable(),
  /** Why it can't be, today. */
  problem: z.string().nullable(),
  suggested: z.object({ fundingOn: z.iso.date(), name: z.string() }),
  /** The latest first. */
  contracts: z.array(contractSchema),
})
export type ContractsOfFile = z.output<typeof contractsOfFileSchema>

/** A contract that waits: for its draft, for being sent, for somebody, or for an answer to a no. */
const waitingStates = ['offered', 'declined', 'drafted', ...contractWaitValues] as const
export const waitingContractSchema = z.object({
  state: z.enum(waitingStates),
  file: z.object({ id: z.uuid(), name: z.string() }),
  /** Cents. */
  amount: z.int(),
  /** To sign, or of the offer. */
  lastDay: z.iso.date(),
  /** What it was drafted from doesn't stand anymore. */
  isOfferOver: z.boolean(),
})
export type WaitingContract = z.output<typeof waitingContractSchema>
