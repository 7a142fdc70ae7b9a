import type { ContractFiguresAnswer } from '#features/contract-forms/figures/schema.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { offerWords } from '../content/words.ts'
import { listOwed } from './owed-rows.ts'
import { OwedStairs } from './owed-stairs.tsx'
import { OwedTable } from './owed-table.tsx'

export function OwedSection({ figures }: { figures: ContractFiguresAnswer }) {
  const locale = useLocale()
  const { owe: words } = offerWords[locale]
  const [first] = listOwed(figures.schedule)
  const [before, after] = words.never
  return (
    <section aria-labelledby="owed-title" className="mt-12">
      <h2 id="owed-title" className="text-title">
        {words.title}
      </h2>
      <p className="mt-1 text-soft">{first ? words.steps(first.months) : words.byOutcome}</p>
      {first && <OwedStairs figures={figures} />}
      <OwedTable figures={figures} />
      <p className="mt-4 border-t border-rule-strong pt-3">
        {figures.maximum === null ? (
          words.neverLeft
        ) : (
          <>
            {before}
            <b className="font-semibold">{formatMoney(figures.maximum, locale)}</b>
            {after}
          </>
        )}{' '}
        {words.wait}
      </p>
    </section>
  )
}
