import { useState } from 'react'
import { reductionReasons } from '#domain/payoffs.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { DeskReduction, ShownReduction } from '#features/payoffs/reductions/schema.ts'
import { formatCalendarDay, formatCents, formatMoment, labelOf } from '#site/staff-format.ts'
import { nameRung, sayStatus } from './reduction-words.ts'

type GivenAnswerProps = {
  page: DeskReduction
  reduction: ShownReduction
  onWithdraw: (reason: string) => void
  onAccept: () => void
  onRefuse: () => void
}

/** What we answered, or what waits for its second signature. */
export function GivenAnswer({ page, reduction, onWithdraw, onAccept, onRefuse }: GivenAnswerProps) {
  const { waiting } = page
  const { answer, status, withdrawn } = reduction
  const [reason, setReason] = useState<string>()
  const shown = waiting
    ? {
        ...{ takes: waiting.takes, text: waiting.text, reason: waiting.reason },
        ...{ validUntil: waiting.validUntil, at: waiting.signedAt, instead: page.owed },
      }
    : answer
  return (
    <section aria-labelledby="our-answer">
      <SectionHead id="our-answer" title="Our answer" about={sayStatus(page)} />
      {shown && (
        <>
          <p className="reduction-given">
            {formatCents(shown.takes)}
            <span> instead of {formatCents(shown.instead)}</span>
          </p>
          <p className="k-small">
            {waiting && `${nameRung(waiting.rung)}, signed by ${waiting.by ?? 'somebody'}. `}
            {labelOf(reductionReasons, shown.reason)}, {formatMoment(shown.at)}
            {shown.validUntil && `, valid until ${formatCalendarDay(shown.validUntil)}`}
          </p>
          <blockquote className="reduction-words">
            <p>{shown.text}</p>
          </blockquote>
        </>
      )}
      {withdrawn && <p>{withdrawn}</p>}
      <div className="k-bar">
        {waiting && page.may.upTo !== 0 && (
          <Button kind="bare" onClick={onRefuse}>
            Don’t give this answer
          </Button>
        )}
        {status === 'granted' && (
          <>
            <Button kind="bare" onClick={onAccept}>
              The firm accepted by phone
            </Button>
            {reason === undefined && (
              <Button kind="bare" onClick={() => setReason('')}>
                Withdraw
              </Button>
            )}
          </>
        )}
      </div>
      {reason !== undefined && status === 'granted' && (
        <div className="k-form">
          <Field label="Why we take it back" help="The firm and the client read it.">
            <Textarea rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
          <div>
            <Button kind="stop" onClick={() => reason.trim() && onWithdraw(reason.trim())}>
              Withdraw
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
