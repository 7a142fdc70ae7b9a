import { z } from 'zod'
import { fundingMethodValues } from '#domain/decisions.ts'
import { accountKindValues, wordChecks } from '#domain/money.ts'
import { daySchema } from '#lib/day-schema.ts'
import { clean, manyLines, oneLine } from '#lib/person-fields.ts'
import { nameLine } from '#lib/person-name.ts'
import { isInLatin } from '#lib/sanctions/fold.ts'
import { staffLocale } from '#site/locale.ts'

const tooLong = (max: number) => `Keep it under ${max} characters`
const line = (missing: string, max: number) => oneLine({ missing, max, tooLong: tooLong(max) })
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

/** What can’t be compared with a list, or read by a bank, is nobody to pay. */
const payee = nameLine(
  { missing: 'Enter the payee’s name', max: 150, tooLong: tooLong(150) },
  staffLocale,
  'company',
).refine(isInLatin, 'Write it in Latin letters, as the bank has it')

const byBank = {
  name: payee,
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
      name: payee,
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

const note = orNothing(
  z
    .string()
    .transform(clean)
    .pipe(z.string().max(1000, tooLong(1000))),
)

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
  reason: manyLines({ missing: 'Say why, for whoever signed', max: 1000, tooLong: tooLong(1000) }),
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
