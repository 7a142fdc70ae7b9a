import { classNames } from '#ui/class-names.ts'
import type { ProcessTexts } from '../content/process.ts'

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
