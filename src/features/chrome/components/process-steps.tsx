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
    <ol className="ruled-columns mt-6 grid divide-rule max-lg:divide-y lg:mt-12 lg:grid-cols-3">
      {steps.map(([step, picture]) => (
        <li
          key={step}
          className="grid grid-cols-[1fr_auto] gap-x-3 py-6 md:grid-cols-[6.5rem_1fr_10rem] lg:grid-cols-[1fr_52%] lg:grid-rows-[auto_1fr] lg:pt-1 lg:pb-0"
        >
          <span
            className="numeral -ml-[0.04em] pt-1 max-md:self-end max-md:pb-[0.08em] lg:self-end lg:pb-[0.08em]"
            aria-hidden="true"
          >
            {step}
          </span>
          <img
            {...picture}
            alt=""
            loading="lazy"
            className="max-md:mb-3 max-md:w-38 max-md:max-w-[45vw] md:order-1 lg:order-0 lg:mb-6"
          />
          <div className="flex flex-col max-md:col-span-2 lg:col-span-2">
            <h3>{texts[`how-it-works.step${step}.title`]}</h3>
            {!isBrief && (
              <p className="mt-2 mb-4 text-soft lg:mb-6">{texts[`how-it-works.step${step}.description`]}</p>
            )}
            <StepTime step={step} texts={texts} className={isBrief ? 'mt-3' : 'mt-auto'} />
          </div>
        </li>
      ))}
    </ol>
  )
}

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
