import { z } from 'zod'
import { stateCodes } from '#domain/states.ts'
import { clean } from '#lib/person-fields.ts'

const moment = z.iso.datetime()

/** `reading`: the client hasn't signed; `open`: the attorney’s page is next. The rest is over. */
export const acknowledgmentStages = [
  ...(['reading', 'open', 'done'] as const),
  ...(['declined', 'expired', 'replaced', 'voided', 'canceled'] as const),
] as const
export type AcknowledgmentStage = (typeof acknowledgmentStages)[number]

/** What an attorney may say instead of signing. */
export const sayings = ['refused', 'paused', 'left'] as const
export type Saying = (typeof sayings)[number]

const barSchema = z.object({ number: z.string(), state: z.enum(stateCodes) })

/** What the attorney sees of a contract. */
export const acknowledgmentSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  stage: z.enum(acknowledgmentStages),
  /** Whether this browser typed the code that we mailed, or is signed in to the firm's room. */
  isKnown: z.boolean(),
  /** Where the code goes: "d•••@example.com". Null where we have no address. */
  codeTo: z.string().nullable(),
  client: z.string(),
  /** Cents. */
  amount: z.int(),
  maximum: z.int().nullable(),
  signBy: z.iso.date(),
  signedAt: moment.nullable(),
  /** Word for word as they are on the paper, in its order. */
  statements: z.array(z.string()),
  /** What the page doesn't do, as the paper says it. */
  disclaimer: z.object({ caption: z.string(), text: z.string() }).nullable(),
  /** The box at the foot of the attorney's page, if the paper has one; the law may leave it to them. */
  initials: z.object({ label: z.string(), isRequired: z.boolean() }).nullable(),
  /** As the contract names them, or since counsel changed. Null where we know no name. */
  attorney: z.object({
    name: z.string().nullable(),
    firm: z.string().nullable(),
    bar: barSchema.nullable(),
  }),
  /** The PDF as the client signs it. */
  paper: z.object({ pages: z.int(), size: z.int() }),
  acknowledgedAt: moment.nullable(),
  acknowledgedBy: z.string().nullable(),
  /** The PDF with both signatures, once it was made. */
  finished: z.object({ pages: z.int(), size: z.int() }).nullable(),
  said: z.object({ what: z.enum(sayings), reason: z.string().nullable(), at: moment }).nullable(),
  /** When the client asked that the attorney explains it. */
  explainAskedAt: moment.nullable(),
})
export type Acknowledgment = z.output<typeof acknowledgmentSchema>

const line = (longest: number) => z.string().max(longest).transform(clean).default('')

/** What is missing or wrong is said by `mutations/acknowledge.ts`: it knows the statements. */
export const acknowledgeSchema = z.object({
  /** As it was read: another one isn't signed in its place. */
  contract: z.uuid().optional(),
  answers: z
    .array(
      z.object({
        /** Null while it's open. */
        says: z.enum(['true', 'cannot']).nullable(),
        reason: line(1000),
      }),
    )
    .max(40),
  name: line(150),
  barNumber: line(40),
  barState: z.enum(stateCodes).nullable().default(null),
  firm: line(200),
  initials: line(20),
  submissionKey: z.uuid(),
})
export type AcknowledgmentAnswers = z.output<typeof acknowledgeSchema>

export const refusalSchema = z.object({ reason: line(2000) })
