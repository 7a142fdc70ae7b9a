import { z } from 'zod'
import { clean } from '#lib/person-fields.ts'

const anyCents = z.number({ error: 'Enter an amount in cents' }).int('Use whole cents')

const maxAmount = 1_000_000_000_00
export const cents = anyCents.positive('Use more than 0').max(maxAmount, 'Use at most $1,000,000,000')

const maxCharge = 100_000_00
/** 0 where a state allows no charge at all. */
export const chargeCents = anyCents.min(0, 'Use 0 or more').max(maxCharge, 'Use at most $100,000')

const wholeNumber = 'Use a whole number'
export const whole = (max: number) =>
  z.number({ error: wholeNumber }).int(wholeNumber).min(1, 'Use 1 or more').max(max, `Use at most ${max}`)

/** Characters that nobody sees are nothing. */
const visible = /[^\p{Cf}\s]/u
const somethingMissing = 'Write something, or leave it out'

export const line = (max: number, missing?: string) =>
  z
    .string(missing)
    .overwrite((value) => clean(value).replace(/\s+/g, ' '))
    .max(max, `Use at most ${max} characters`)
export const filledLine = (max: number, missing = somethingMissing) =>
  line(max, missing).regex(visible, missing)

export const filledText = (max: number, missing = somethingMissing) =>
  z
    .string({ error: missing })
    .overwrite(clean)
    .max(max, `Use at most ${max} characters`)
    .regex(visible, missing)
