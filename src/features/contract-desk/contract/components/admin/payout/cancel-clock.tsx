import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { Cancellation } from '#features/payments/cancellations/schema.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { sayDay } from '../contract-words.ts'
import { sayBeginning, sayClock } from './cancel-words.ts'

/** A square is a business day. Narrow ones don't count. */
export function CancelClock({ stand, today }: { stand: Cancellation; today: string }) {
  const { days, finalOn, lastDay } = stand
  const shown = days.filter(({ kind }) => kind !== 'start')
  return (
    <section aria-labelledby="cancel-clock">
      <SectionHead id="cancel-clock" title="The cancellation clock" about={sayBeginning(stand)} />
      <div role="img" aria-label={sayClock(stand, today)} className="cancel-days">
        {shown.map(({ date, kind, holiday }) => (
          <span
            key={date}
            data-kind={kind === 'business' ? 'business' : 'off'}
            data-when={date < today ? 'past' : date === today ? 'today' : 'ahead'}
            data-last={date === lastDay || undefined}
            title={[sayDay(date), holiday].filter(Boolean).join(', ')}
          >
            {kind === 'business' || kind === 'holiday' ? formatCalendarDay(date, { day: 'numeric' }) : ''}
          </span>
        ))}
      </div>
      <p className="k-small">
        A square is a business day. Narrow ones don’t count. A postmark on the last day is in time; the desk
        waits for the mail until {sayDay(finalOn)}.
      </p>
    </section>
  )
}
