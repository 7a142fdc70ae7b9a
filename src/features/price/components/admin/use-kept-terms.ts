import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { countChanges, useKeptDraft } from '#features/admin/components/use-kept-draft.ts'
import { compoundings } from '#lib/price/monthly-terms.ts'
import type { TermsDraft, TermsVersion } from '../../schema.ts'
import { sayAmount } from './price-words.ts'

const typedSchema = z.object({
  monthlyRate: z.string(),
  compounding: z.enum(compoundings),
  fee: z.string(),
  capMultiple: z.string(),
  mostMonths: z.string(),
  effectiveFrom: z.string(),
}) satisfies z.ZodType<TermsDraft>

/** With the version that stood when it was begun; 0 before the first. */
const keptSchema = z.object({ typed: typedSchema, basedOn: z.number() })

/** What was typed before and not set. */
export const useKeptPrice = () => useKeptDraft('price terms', keptSchema)

export const draftFrom = (terms: TermsVersion | undefined, today: string): TermsDraft => ({
  monthlyRate: terms?.monthlyRate.toFixed(2) ?? '',
  compounding: compoundings.find((one) => one === terms?.compounding) ?? 'monthly',
  fee: sayAmount(terms?.fee ?? 0),
  capMultiple: terms?.capMultiple?.toString() ?? '',
  mostMonths: terms?.mostMonths?.toString() ?? '',
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
