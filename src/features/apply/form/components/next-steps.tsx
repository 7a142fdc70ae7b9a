import { useWords } from '#ui/locale.tsx'
import { thankYouWords } from '../content/thank-you.ts'

/** What happens after an application is sent, and by when. */
export function NextSteps() {
  const { heading, steps } = useWords(thankYouWords).next
  return (
    <section className="on-green py-section" aria-labelledby="next-title">
      <div className="page-width">
        <h2 id="next-title" className="text-sheet">
          {heading}
        </h2>
        <ol className="ruled-columns mt-6 grid divide-rule border-t border-rule-strong max-md:divide-y md:grid-cols-3 lg:mt-10">
          {steps.map(({ title, text, time }, index) => (
            <li key={title} className="grid grid-cols-[4.4rem_1fr] py-6 tight:block md:block lg:pt-8">
              <span className="numeral block pt-1" aria-hidden="true">
                {index + 1}
              </span>
              <div className="md:mt-6">
                <h3>{title}</h3>
                <p className="mt-2 text-soft">{text}</p>
                <p className="mt-3 font-sans text-small font-semibold">{time}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
