import { z } from 'zod'

const day = (least: number, most: number, unit: string) => {
  const mistake = `Use whole ${unit} from ${least} to ${most}`
  return z.int(mistake).min(least, mistake).max(most, mistake)
}
const line = (mistake: string) => z.string().trim().min(1, mistake).max(120, 'Use at most 120 characters')

/** Nine digits of which the last follows from the others. */
const isRouting = (digits: string): boolean => {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0)
  return /^\d{9}$/.test(digits) && sum > 0 && sum % 10 === 0
}

const bare = (typed: string) => typed.replaceAll(/[\s-]/g, '')

const ourBankSchema = z.object({
  bank: line('Say which bank it is'),
  routing: z.string().transform(bare).refine(isRouting, 'Use the nine digits of the bank’s routing number'),
  account: z
    .string()
    .transform(bare)
    .refine((digits) => /^\d{4,17}$/.test(digits), 'Use the 4 to 17 digits of the account'),
  name: line('Say whose account it is'),
})

/** As it is shown: numbers of the bank leave us in letters alone. */
export const payoffSettingsSchema = z.object({
  bank: z
    .object({ bank: z.string(), name: z.string(), routingEnding: z.string(), accountEnding: z.string() })
    .nullable(),
  checkAddress: z.string().nullable(),
  /** Where checks go without it: the company's address, if that was entered. */
  companyAddress: z.string().nullable(),
  reductionDays: z.int(),
  pulseMonths: z.int().nullable(),
  /** 0 until somebody sets them. */
  version: z.int(),
})
export type PayoffSettings = z.output<typeof payoffSettingsSchema>

/** What is left out stays as it is. Null takes the bank away, and asks firms never. */
export const payoffSettingsChangeSchema = z.object({
  bank: ourBankSchema.nullable().optional(),
  checkAddress: z
    .string()
    .trim()
    .max(200, 'Use at most 200 characters')
    .transform((typed) => typed || null)
    .nullable()
    .optional(),
  reductionDays: day(1, 180, 'days').optional(),
  pulseMonths: day(3, 24, 'months').nullable().optional(),
  /** The version that was read: another one is a conflict. */
  version: z.int('Say which version was read').min(0).optional(),
})
export type PayoffSettingsChange = z.output<typeof payoffSettingsChangeSchema>
