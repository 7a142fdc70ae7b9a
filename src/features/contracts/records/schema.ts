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
import { contractFiguresSchema } from '#features/contracts/figures/schema.ts'

const named = z.object({ id: z.uuid(), number: z.string() })

/** One thing that has to be so before it can be sent, with what it rests on, or what is missing. */
export const contractCheckSchema = z.object({
  name: z.string(),
  label: z.string(),
  isMet: z.boolean(),
  /** For the desk: the evidence, or what to do. */
  words: z.string(),
  /** Whose rule asks for it; null where we do. */
  state: z.enum(stateCodes).nullable(),
})
export type ContractCheck = z.output<typeof contractCheckSchema>

/** A line of "What binds it": what each state says, and whose is the stricter. */
export const bindingLineSchema = z.object({
  label: z.string(),
  home: z.string(),
  forum: z.string().nullable(),
  stricter: z.enum(['home', 'forum', 'both']).nullable(),
})

export const contractEventSchema = z.object({
  event: z.enum(contractEventValues),
  party: z.enum(contractParties),
  by: z.string().nullable(),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
})

export const differenceSchema = z.object({ label: z.string(), before: z.string(), after: z.string() })

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
