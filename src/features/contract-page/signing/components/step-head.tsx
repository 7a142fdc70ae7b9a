import type { ReactNode } from 'react'
import { useStepFocus } from './use-step-focus.ts'

type StepHeadProps = { step?: string | undefined; title: string; lead?: ReactNode }

/** A page of the way from the offer to the signature. */
export function StepHead({ step, title, lead }: StepHeadProps) {
  useStepFocus()
  return (
    <>
      {step && <p className="font-sans text-small text-soft">{step}</p>}
      <h1
        id="step-title"
        tabIndex={-1}
        className="mt-1 text-[min(clamp(2.375rem,1.9rem+1.6vw,3.25rem),13vw)] leading-[1.06]"
      >
        {title}
      </h1>
      {lead && <p className="mt-4 max-w-[26em] text-lead text-soft">{lead}</p>}
    </>
  )
}

/** Words beside a sheet; on a phone above it. */
export function StepGrid({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-[clamp(3rem,5vw,5rem)] pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:pt-9">
      <div className="min-w-0">{beside}</div>
      <div className="card on-sheet -mx-2 mt-6 min-w-0 lg:mx-0 lg:mt-0">{children}</div>
    </div>
  )
}

/** A page with one question and no sheet. */
export const StepColumn = ({ children }: { children: ReactNode }) => (
  <div className="max-w-form pt-5 lg:pt-9">{children}</div>
)
