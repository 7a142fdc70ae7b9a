import { anchors, inPage, paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { cheque, lamp, letter } from '#ui/engravings/index.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { HomeTexts } from '../content.ts'

const steps = [
  [1, letter],
  [2, lamp],
  [3, cheque],
] as const

export function ProcessSection({ texts }: { texts: HomeTexts }) {
  return (
    <section id={anchors.howItWorks} className="pb-section" aria-labelledby="process-title">
      <div className="page-width">
        <SectionHead
          id="process-title"
          title={texts['how-it-works.title']}
          lead={texts['how-it-works.subtitle']}
        />
        <ol className="ruled-columns mt-6 grid divide-rule max-lg:divide-y lg:mt-12 lg:grid-cols-3">
          {steps.map(([step, picture]) => (
            <li
              key={step}
              className="grid grid-cols-[4.4rem_1fr] gap-x-3 py-6 md:grid-cols-[6.5rem_1fr_10rem] lg:grid-cols-[1fr_52%] lg:grid-rows-[auto_1fr] lg:pt-1 lg:pb-0"
            >
              <span className="numeral -ml-[0.04em] pt-1 lg:self-end lg:pb-[0.08em]" aria-hidden="true">
                {step}
              </span>
              <img
                {...picture}
                alt=""
                loading="lazy"
                className="max-md:hidden md:order-1 lg:order-0 lg:mb-6"
              />
              <div className="flex flex-col lg:col-span-2">
                <h3>{texts[`how-it-works.step${step}.title`]}</h3>
                <p className="mt-2 mb-4 text-soft lg:mb-6">{texts[`how-it-works.step${step}.description`]}</p>
                <p className="mt-auto flex justify-between gap-3 border-t border-green-300 pt-3 font-sans text-small leading-snug">
                  <span className="text-soft">{texts[`how-it-works.step${step}.time-label`]}</span>
                  <b className="whitespace-nowrap">{texts[`how-it-works.step${step}.time`]}</b>
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-12">
          <ButtonLink to={inPage(anchors.applicationForm)} variant="apply" className="max-sm:w-full">
            {texts['how-it-works.button']}
          </ButtonLink>
          <TextLink
            to={paths.howItWorks}
            className="inline-flex min-h-tap items-center font-sans font-semibold"
          >
            {texts['how-it-works.more-link']}
          </TextLink>
        </div>
      </div>
    </section>
  )
}
