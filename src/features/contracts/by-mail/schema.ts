import { z } from 'zod'
import { signerParties } from '#domain/contracts.ts'
import { stateCodes } from '#domain/states.ts'
import { daySchema } from '#lib/day-schema.ts'
import { manyLines, oneLine } from '#lib/person-fields.ts'

/** The day on which something was mailed. */
export const mailedSchema = z.strictObject({ on: daySchema })

const words = (missing: string) => manyLines({ missing, max: 500, tooLong: 'Keep it under 500 characters' })

const found = {
  signedOn: daySchema,
  /** If the envelope has one. */
  postmarkOn: daySchema.nullish(),
  receivedOn: daySchema,
  /** What came back, as a document of the file. */
  documentId: z.uuid('Choose the document that came back'),
  /** For the record, if one person alone says so. */
  reason: words('Write why').optional(),
  /** Sent again, it has the same key. */
  submissionKey: z.string().min(8).max(100),
}

export const newPaperSignatureSchema = z.discriminatedUnion('party', [
  z.strictObject({ party: z.literal(signerParties[0]), ...found }),
  z.strictObject({
    party: z.literal(signerParties[1]),
    ...found,
    bar: z.strictObject({
      number: oneLine({ missing: 'Type the bar number', max: 50, tooLong: 'Keep it under 50 characters' }),
      state: z.enum(stateCodes, 'Choose the state of the bar'),
    }),
  }),
])
export type NewPaperSignature = z.output<typeof newPaperSignatureSchema>

export const paperRefusalSchema = z.strictObject({ reason: words('Say why, for the person who found it') })
