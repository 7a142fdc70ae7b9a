import { useWords } from '#ui/locale.tsx'
import { forAttorneysWords } from '../content.ts'

/** The life of our lien on one line, left to right. */
export function Payoff() {
  const words = useWords(forAttorneysWords).payoff
  return (
    <section className="on-tint py-section" aria-labelledby="payoff-title">
      <div className="page-width">
        <div className="grid gap-x-column gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-baseline">
          <h2 id="payoff-title">{words.title}</h2>
          <p className="max-w-[32em] text-lead text-soft">{words.lead}</p>
        </div>
        <ol className="mt-8 grid gap-x-6 max-xl:border-l max-xl:border-rule-strong lg:mt-12 xl:grid-cols-5 xl:border-t xl:border-rule-strong">
          {words.steps.map(({ title, text }) => (
            <li
              key={title}
              className="relative py-4 before:absolute before:size-3.5 before:rounded-full before:border before:border-rule-strong before:bg-tint max-xl:pl-7 max-xl:before:top-6 max-xl:before:-left-[7.5px] xl:pt-7 xl:before:-top-[7.5px] xl:before:left-0"
            >
              <h3 className="text-lead">{title}</h3>
              <p className="mt-2 max-w-measure leading-snug text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
