import type { ReactNode, RefObject } from 'react'
import type { ApplicantRole } from '#domain/applications.ts'
import type { Step } from '#features/questions/steps/step.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { aloneWords } from '../content/alone.ts'

type StepHeadProps = {
  role: ApplicantRole
  step: Step
  index: number
  of: number
  heading: RefObject<HTMLHeadingElement | null>
  /** Between the progress and the question. */
  children: ReactNode
}

export function StepHead({ role, step, index, of, heading, children }: StepHeadProps) {
  const locale = useLocale()
  const words = aloneWords[locale]
  const title = step.title[locale]
  const parts = Array.from({ length: of }, (_, part) => part)
  return (
    <>
      <p id="apply-progress" className="form-step-name">
        {words.step(index + 1, of, title)}
      </p>
      <div className="mt-2.5 grid auto-cols-fr grid-flow-col gap-1" aria-hidden="true">
        {parts.map((part) => (
          <span key={part} className={classNames('step-part', part <= index && 'step-part-done')} />
        ))}
      </div>
      {children}
      <h1 ref={heading} tabIndex={-1} aria-describedby="apply-progress" className="form-question">
        {words.questions[role][step.slug] ?? title}
      </h1>
      <p className="mt-2 font-sans text-soft">{step.intro[locale]}</p>
    </>
  )
}
