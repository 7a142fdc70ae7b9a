import { z } from 'zod'
import { consentKindValues } from '#domain/application-review.ts'
import { locales } from '#site/locale.ts'

const name = z.string().trim().min(1).max(300).optional()

/** A name needs the birth date, because many share one. */
export const proofSearchSchema = z
  .object({
    email: z.email('Enter an email address, like name@example.com').optional(),
    phone: z.string().min(7, 'Enter the whole phone number').max(40).optional(),
    name,
    birthDate: z.iso.date('Enter the date of birth').optional(),
  })
  .refine(({ name, birthDate }) => (name === undefined) === (birthDate === undefined), {
    message: 'Enter the name and the date of birth, or neither',
    path: ['name'],
  })
  .refine(
    ({ email, phone, name }) => email !== undefined || phone !== undefined || name !== undefined,
    'Enter an email address, a phone number, or a name with the date of birth',
  )
export type ProofSearch = z.output<typeof proofSearchSchema>

export const consentProofSchema = z.object({
  id: z.number().int(),
  kind: z.enum(consentKindValues),
  /** Null for what was agreed before versions were kept. */
  version: z.string().nullable(),
  /** Null for proofs from before we kept the words. */
  statement: z.string().nullable(),
  language: z.enum(locales),
  givenAt: z.iso.datetime(),
  byPhone: z.boolean(),
  keptSince: z.iso.datetime(),
  emailHash: z.string(),
  phoneHash: z.string(),
  personHash: z.string().nullable(),
})
export type ConsentProof = z.output<typeof consentProofSchema>

const toArray = (value: unknown) => (Array.isArray(value) ? value : [value])

export const proofExportSchema = z.object({
  id: z.preprocess(toArray, z.array(z.coerce.number().int().positive()).min(1).max(100)),
})
