import type { CostFacts } from '#features/price/components/facts.ts'
import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { howItWorksWords } from '../content.ts'
import { WorkedExample } from './worked-example.tsx'

export function Payout({ cost }: { cost: CostFacts }) {
  const words = useWords(howItWorksWords).payout
  return (
    <section className="on-tint py-section" aria-labelledby="payout-title">
      <div className="page-width">
        <SectionHead id="payout-title" title={words.title} lead={words.lead} />
        <div className="mt-8 grid gap-x-[clamp(3rem,5vw,6rem)] gap-y-10 lg:mt-12 lg:grid-cols-2">
          <ol className="hairlines hairlines-closed self-start">
            {words.order.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3rem_1fr] py-4">
                <span className="figures text-title leading-none text-brand" aria-hidden="true">
                  {index + 1}
                </span>
                <p>
                  <b className="block text-lead leading-snug">{title}</b>
                  <span className="mt-1 block leading-snug text-soft">{text}</span>
                </p>
              </li>
            ))}
          </ol>
          <WorkedExample cost={cost} />
        </div>
      </div>
    </section>
  )
}
