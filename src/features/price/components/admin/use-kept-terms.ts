import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { earnings } from '#domain/caps.ts'
import { stateCodes } from '#domain/states.ts'
import { countChanges, useKeptDraft } from '#features/admin/components/use-kept-draft.ts'
import { periods } from '#lib/price/time.ts'
import type { TermsDraft } from '../../schema/new-terms.ts'
import type { TermsVersion } from '../../schema/terms.ts'
import { sayAmount } from './price-words.ts'

const typedSchema = z.object({
  state: z.union([z.literal(''), z.enum(stateCodes)]),
  rate: z.string(),
  per: z.enum(periods),
  isCompounding: z.enum(['simple', 'compounding']),
  earned: z.enum(earnings),
  oneTimeCharges: z.array(
    z.object({ name: z.string(), amount: z.string(), isHeldBack: z.enum(['added', 'held-back']) }),
  ),
  capMultiple: z.string(),
  mostMonths: z.string(),
  graceDays: z.string(),
  effectiveFrom: z.string(),
}) satisfies z.ZodType<TermsDraft>

/** With the version that stood when it was begun; 0 before the first. */
const keptSchema = z.object({ typed: typedSchema, basedOn: z.number() })

/** What was typed before and not set. */
export const useKeptPrice = () => useKeptDraft('price terms', keptSchema)

/** Without a price we suggest a simple charge for each six months begun, and no other. */
export const draftFrom = (terms: TermsVersion | undefined, today: string): TermsDraft => ({
  state: terms?.state ?? '',
  rate: terms?.rate.toFixed(2) ?? '',
  per: terms?.per ?? 'half-year',
  isCompounding: terms?.isCompounding ? 'compounding' : 'simple',
  earned: terms?.earned ?? 'per-step',
  oneTimeCharges: (terms?.oneTimeCharges ?? []).map(({ name, amount, isHeldBack }) => ({
    name,
    amount: sayAmount(amount),
    isHeldBack: isHeldBack ? 'held-back' : 'added',
  })),
  capMultiple: terms?.capMultiple?.toString() ?? '',
  mostMonths: terms?.mostMonths?.toString() ?? '',
  graceDays: String(terms?.graceDays ?? 0),
  effectiveFrom: today,
})

type Opened = {
  price: ReturnType<typeof useKeptPrice>
  base: TermsVersion | undefined
  today: string
  fill: (draft: TermsDraft, how: { keepDefaultValues: boolean }) => void
}

/** Opens the form with what was typed before and not set, and says how many of its values differ. */
export function useKeptTerms(draft: TermsDraft, { price, base, today, fill }: Opened): number {
  const [kept, keep] = price
  const changes = countChanges(draft, draftFrom(base, today))
  const isOpened = useRef(false)
  const typed = JSON.stringify(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing, and choosing whose price to build on, changes what is kept.
  useEffect(() => {
    if (isOpened.current) {
      const next = { typed: typedSchema.parse(draft), basedOn: base?.version ?? 0 }
      return keep(changes > 0 ? next : undefined)
    }
    isOpened.current = true
    if (!kept) return
    // Yesterday's "now" is today's.
    const effectiveFrom = kept.typed.effectiveFrom < today ? today : kept.typed.effectiveFrom
    fill({ ...kept.typed, effectiveFrom }, { keepDefaultValues: true })
  }, [typed, base?.version])
  return changes
}
