import type { CostQuestion } from '#lib/price/question.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'
import type { Course, Split } from './answer.ts'
import { SettlementFields } from './settlement-fields.tsx'
import { SettlementTower } from './settlement-tower.tsx'
import type { ChangeQuestion } from './use-question.ts'
import { useShares } from './use-shares.ts'

type SettlementProps = {
  split: Split
  course: Course
  question: CostQuestion
  change: ChangeQuestion
  /** Of the form that these fields belong to. */
  form: string
}

/** Where a settlement goes, and what the advance took of it. */
export function Settlement({ split, course, question, change, form }: SettlementProps) {
  const words = useWords(costWords).settlement
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  const whose = course.isOurs ? 'ours' : 'own'
  return (
    <section aria-labelledby="settlement-title">
      <h2 id="settlement-title" className="text-title">
        {words.title(money(split.settlement))}
      </h2>
      <SettlementFields question={question} change={change} split={split} form={form} />
      <SettlementTower
        caption={words.caption(money(split.settlement))}
        settlement={split.settlement}
        shares={useShares({ split, question, terms: course.terms, isOurs: course.isOurs })}
      />
      <p className="mt-4 min-h-[8.2em] border-t border-rule-strong pt-3 sm:min-h-[5em]">
        {words.sum(money(split.without), money(question.amount * 100), money(split.kept))}{' '}
        <b>{split.isShort ? words.tooLittle : words.difference[whose](money(split.charge))}</b>
      </p>
    </section>
  )
}
