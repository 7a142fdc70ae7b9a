import { z } from 'zod'
import { type RejectionReason, rejectionReasons, rejectionReasonValues } from '#domain/case-file.ts'
import { type Locale, staffLocale } from '#site/locale.ts'

export const mostWords = 1_000

const words = z.string().trim().max(mostWords, `Use at most ${mostWords} characters`).optional()

/** `version` is the one that the reviewer looked at. */
export const verdictSchema = z
  .discriminatedUnion('verdict', [
    z.object({ verdict: z.literal('accepted'), version: z.int() }),
    z.object({
      verdict: z.literal('rejected'),
      version: z.int(),
      why: z.enum(rejectionReasonValues, { error: 'Choose why it can’t be used' }),
      words,
      tell: z.boolean().default(false),
    }),
  ])
  .refine((verdict) => verdict.verdict === 'accepted' || sayReason(verdict, staffLocale) !== '', {
    error: 'Say why it can’t be used',
    path: ['words'],
  })
export type Verdict = z.infer<typeof verdictSchema>

type Reason = { why: RejectionReason; words?: string | undefined }

/** Our own sentence in the language of the person who reads it, even if the desk sends it along in English. */
export function sayReason({ why, words }: Reason, locale: Locale): string {
  const sentence = rejectionReasons.find(({ value }) => value === why)?.sentence
  return words && words !== sentence?.[staffLocale] ? words : (sentence?.[locale] ?? '')
}
