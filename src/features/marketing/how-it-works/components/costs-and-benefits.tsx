import { useWords } from '#ui/locale.tsx'
import { howItWorksWords } from '../content.ts'

/** What it does not cost, as one number, beside what it is good for. */
export function CostsAndBenefits() {
  const { costs, benefits } = useWords(howItWorksWords)
  return (
    <div className="page-width grid gap-x-[clamp(3rem,5vw,6rem)] gap-y-12 py-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <section aria-labelledby="costs-title">
        <h2 id="costs-title">{costs.title}</h2>
        <div className="mt-6 grid items-center gap-6 not-tight:grid-cols-[auto_1fr]">
          <span className="numeral text-[min(clamp(6rem,4rem+7vw,11rem),40vw)]">$0</span>
          <ul className="hairlines hairlines-closed">
            {costs.items.map((item) => (
              <li key={item} className="py-2.5 text-lead leading-snug">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="benefits-title">
        <h2 id="benefits-title">{benefits.title}</h2>
        <dl className="mt-6 grid gap-x-column border-t border-rule sm:grid-cols-2">
          {benefits.items.map(({ title, text }) => (
            <div key={title} className="border-b border-rule py-4">
              <dt className="text-lead font-semibold">{title}</dt>
              <dd className="mt-1 leading-snug text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
