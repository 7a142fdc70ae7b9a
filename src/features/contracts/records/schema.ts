import { z } from 'zod'
import {
  contractEventValues,
  contractPaperKinds,
  contractParties,
  contractStatusValues,
  offerQuestionValues,
  signerCapacityValues,
} from '#domain/contracts.ts'
import { stateCodes } from '#domain/states.ts'
import {
  bindingLineSchema,
  contractCheckSchema,
  differenceSchema,
} from '#features/contracts/checks/schema.ts'
import { contractFiguresSchema } from '#features/contracts/figures/schema.ts'
import { daySchema } from '#lib/day-schema.ts'
import { clean, manyLines } from '#lib/person-fields.ts'
import { nameLine } from '#lib/person-name.ts'
import { staffLocale } from '#site/locale.ts'

const named = z.object({ id: z.uuid(), number: z.string() })

const contractEventSchema = z.object({
  event: z.enum(contractEventValues),
  party: z.enum(contractParties),
  by: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
})

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

/** A contract that waits: for its draft, for being sent, or for the signature. */
export const waitingContractSchema = z.object({
  state: z.enum(['offered', 'drafted', 'sent']),
  file: z.object({ id: z.uuid(), name: z.string() }),
  /** Cents. */
  amount: z.int(),
  /** To sign, or of the offer. */
  lastDay: z.iso.date(),
  /** What it was drafted from doesn't stand anymore. */
  isOfferOver: z.boolean(),
})
export type WaitingContract = z.output<typeof waitingContractSchema>
