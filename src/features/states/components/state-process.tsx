import type { processTexts } from '#features/content/content/process.ts'
import type { Texts } from '#features/content/content.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { stateTexts } from '../content/texts.ts'

const steps = [1, 2, 3] as const

/** The same three steps as on Home, in the words the administrator gave them there. */
export function StateProcess({ texts }: { texts: Texts<typeof processTexts> }) {
  return (
    <section className="page-width pb-section print:hidden" aria-labelledby="steps-title">
      <SectionHead id="steps-title" title={stateTexts.process} lead={texts['how-it-works.subtitle']} />
      <ol className="ruled-columns mt-6 grid divide-rule max-md:divide-y md:grid-cols-3 lg:mt-10">
        {steps.map((step) => (
          <li
            key={step}
            className="grid grid-cols-[3.5rem_1fr] gap-x-3 py-5 md:flex md:flex-col md:gap-y-4 md:py-1"
          >
            <span className="numeral text-[4rem] max-md:pt-1 lg:text-[6rem]" aria-hidden="true">
              {step}
            </span>
            <div className="flex grow flex-col">
              <h3>{texts[`how-it-works.step${step}.title`]}</h3>
              <p className="mt-2 mb-4 text-soft">{texts[`how-it-works.step${step}.description`]}</p>
              <p className="mt-auto flex flex-wrap justify-between gap-x-3 border-t border-green-300 pt-3 font-sans text-small leading-snug">
                <span className="text-soft">{texts[`how-it-works.step${step}.time-label`]}</span>
                <b className="whitespace-nowrap">{texts[`how-it-works.step${step}.time`]}</b>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
