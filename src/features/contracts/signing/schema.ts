import { z } from 'zod'
import { signerCapacityValues } from '#domain/contracts.ts'
import { stateCodes } from '#domain/states.ts'
import { contractFiguresSchema } from '#features/contract-forms/figures/schema.ts'
import { differenceSchema } from '#features/contracts/checks/schema.ts'

const moment = z.iso.datetime()

/**
 * Where the person stands with the contract that was sent to them. `offer`: nothing was agreed to yet; `read`: pages are
 * left; `sign`: the name is all that is missing; `paper`: they sign on paper. The rest is over, or waits for others.
 */
const signingStages = [
  ...(['offer', 'read', 'sign', 'paper', 'signed', 'acknowledged'] as const),
  ...(['declined', 'expired', 'replaced', 'voided', 'canceled', 'unlawful'] as const),
] as const

/** A page of the paper, as it is read on a screen. */
const readPageSchema = z.object({
  /** On the paper, from 1. */
  number: z.int(),
  /** Read or initialed. */
  doneAt: moment.nullable(),
  initials: z.string().nullable(),
})

/** What the person sees of it on every page about it; no name of anybody at the desk but who signed for us. */
export const signingSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  stage: z.enum(signingStages),
  /** Whether this browser typed the code that we mailed: whatever changes a contract asks for that. */
  isKnown: z.boolean(),
  /** Where the code goes: "t•••@example.com". Null without an address of the person's own. */
  codeTo: z.string().nullable(),
  /** Cents. */
  amount: z.int(),
  figures: contractFiguresSchema,
  home: z.enum(stateCodes),
  fundingOn: z.iso.date(),
  signBy: z.iso.date(),
  /** The last day to cancel if everything happens as planned. */
  cancelUntil: z.iso.date(),
  issuedAt: moment,
  issuedBy: z.string(),
  /** Who signs, for whom, and as what. */
  signer: z.object({ name: z.string(), person: z.string(), capacity: z.enum(signerCapacityValues) }),
  attorney: z.object({ name: z.string(), firm: z.string().nullable() }),
  /** Of the PDF as it was shown. */
  paper: z.object({ pages: z.int(), size: z.int(), minutes: z.int() }),
  /** `required`: a page opens the next once it was initialed; `space`: as they like. */
  initials: z.enum(['required', 'space', 'no']),
  pages: z.array(readPageSchema),
  consentedAt: moment.nullable(),
  /** They agreed to electronic records and took it back. */
  withdrewAt: moment.nullable(),
  onPaperSince: moment.nullable(),
  /** When we mailed the paper. */
  mailedOn: z.iso.date().nullable(),
  /** Until when no reading code is taken, after ten wrong ones. */
  waitsUntil: moment.nullable(),
  signedAt: moment.nullable(),
  signedAs: z.string().nullable(),
  acknowledgedAt: moment.nullable(),
  /** Of the finished PDF, once it was made. */
  finished: z.object({ pages: z.int(), size: z.int(), madeAt: moment }).nullable(),
  endedAt: moment.nullable(),
  /** What the attorney said last instead of signing, in the attorney's words. */
  counsel: z
    .object({
      said: z.enum(['refused', 'paused', 'left']),
      reason: z.string().nullable(),
      by: z.string(),
      at: moment,
    })
    .nullable(),
  explainAskedAt: moment.nullable(),
  /** The least and the most that could be taken, in cents, and the step between. */
  less: z.object({ least: z.int(), most: z.int(), step: z.int() }),
  /** What differs from the contract that it replaces, and why. */
  replaces: z
    .object({ number: z.string(), reason: z.string().nullable(), differences: z.array(differenceSchema) })
    .nullable(),
})
export type Signing = z.output<typeof signingSchema>
