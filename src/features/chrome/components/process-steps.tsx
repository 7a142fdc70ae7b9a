import { classNames } from '#ui/class-names.ts'
import { bankCheck, lamp, letter } from '#ui/engravings/index.ts'
import type { ProcessTexts } from '../content/process.ts'

const steps = [
  [1, letter],
  [2, lamp],
  [3, bankCheck],
] as const

/** In brief, only names and times. */
export function ProcessSteps({ texts, isBrief = false }: { texts: ProcessTexts; isBrief?: boolean }) {
  return (
    <ol className="ruled-columns mt-3 grid divide-rule max-lg:divide-y sm:mt-6 lg:mt-12 lg:grid-cols-3">
      {steps.map(([step, picture]) => (
        <li
          key={step}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-2.5 tight:block md:grid-cols-[6.5rem_1fr_10rem] md:py-6 lg:grid-cols-[1fr_52%] lg:grid-rows-[auto_1fr] lg:pt-1 lg:pb-0"
        >
          <span
            className="numeral -ml-[0.04em] pt-1 max-md:row-span-2 max-md:self-center max-md:text-[4rem] lg:self-end lg:pb-[0.08em]"
            aria-hidden="true"
          >
            {step}
          </span>
          <img
            {...picture}
            alt=""
            loading="lazy"
            className="max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 max-md:w-22 max-md:max-w-[25vw] max-md:self-center md:order-1 lg:order-0 lg:mb-6"
          />
          <div className="flex flex-col max-md:contents lg:col-span-2">
            <h3 className="max-md:self-end">{texts[`how-it-works.step${step}.title`]}</h3>
            {!isBrief && (
              <p className="mt-2 text-soft max-md:col-span-3 max-md:row-start-3 max-md:leading-snug md:mb-4 lg:mb-6">
                {texts[`how-it-works.step${step}.description`]}
              </p>
            )}
            <StepTime
              step={step}
              texts={texts}
              className={classNames(isBrief ? 'md:mt-3' : 'md:mt-auto', briefOnPhones)}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

const briefOnPhones =
  'max-md:col-start-2 max-md:row-start-2 max-md:justify-start max-md:border-0 max-md:pt-0.5'

export type ProcessStep = 1 | 2 | 3

type StepTimeProps = { step: ProcessStep; texts: ProcessTexts; className?: string }

export function StepTime({ step, texts, className }: StepTimeProps) {
  return (
    <p
      className={classNames(
        'flex flex-wrap justify-between gap-x-3 border-t border-green-300 pt-3 font-sans text-small leading-snug',
        className,
      )}
    >
      <span className="text-soft">{texts[`how-it-works.step${step}.time-label`]}</span>
      <b className="not-tight:whitespace-nowrap">{texts[`how-it-works.step${step}.time`]}</b>
    </p>
  )
}
