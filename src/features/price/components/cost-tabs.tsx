import { type CostQuestion, withQuestion } from '#lib/price/question.ts'
import { paths } from '#site/paths.ts'
import { Link } from '#ui/link.tsx'
import { useWords } from '#ui/locale.tsx'
import { costPageWords } from '../content/page-words.ts'

type CostTabsProps = {
  current: 'one' | 'two'
  hasPrice: boolean
  question: CostQuestion
}

export function CostTabs({ current, hasPrice, question }: CostTabsProps) {
  const words = useWords(costPageWords).tabs
  const tabs = [
    { id: 'one', to: withQuestion(paths.cost, question), label: hasPrice ? words.ours : words.own },
    { id: 'two', to: withQuestion(paths.costOffers, question), label: words.offers },
  ]
  return (
    <nav aria-label={words.label} className="tab-list mt-2 lg:mt-4">
      {tabs.map(({ id, to, label }) => (
        <Link key={id} to={to} className="tab" aria-current={id === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
