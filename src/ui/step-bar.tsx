import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useWords } from './locale.tsx'
import { uiWords } from './words.ts'

export type StepBarProps = {
  /** Counts from 1. */
  step: number
  of: number
  /** For example "Next: your case". */
  next?: ReactNode
}

/** "Step 1 of 4" over a bar of that many parts. The words say it; the bar only shows it. */
export function StepBar({ step, of, next }: StepBarProps) {
  const words = useWords(uiWords)
  const parts = Array.from({ length: of }, (_, index) => index + 1)
  return (
    <div className="font-sans text-small">
      <div className="flex justify-between gap-3">
        <span className="flex-none font-semibold">{words.stepOf(step, of)}</span>
        {next && <span className="text-right text-balance text-soft">{next}</span>}
      </div>
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
        {parts.map((part) => (
          <span key={part} className={classNames('step-part', part <= step && 'step-part-done')} />
        ))}
      </div>
    </div>
  )
}
