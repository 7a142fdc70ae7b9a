import { z } from 'zod'

const verifyAnswers = ['issued', 'replaced', 'unknown'] as const

/** The same members for all three, and nothing about whom or how much. */
export const verificationSchema = z.object({
  answer: z.enum(verifyAnswers),
  issuedOn: z.iso.date().nullable(),
  /** Or voided, declined, expired, canceled. */
  replacedOn: z.iso.date().nullable(),
})
export type Verification = z.output<typeof verificationSchema>

/** Longer than any number with all its spaces. */
export const longestTyped = 60

/** The name of the field and of the part of the address. */
export const numberField = 'number'

/** What the address of the page asks, as it was typed; nothing if it asks nothing. */
export function findAskedNumber(query: string): string | undefined {
  const typed = readAskedNumber(new URLSearchParams(query))
  return typed && new URLSearchParams({ [numberField]: typed }).toString()
}

export const readAskedNumber = (asked: URLSearchParams): string | undefined =>
  asked.get(numberField)?.trim().slice(0, longestTyped) || undefined
