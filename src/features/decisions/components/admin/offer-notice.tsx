import { Note } from '#features/admin/kit/components/note.tsx'
import { formatCalendarDay } from '#site/staff-format.ts'
import type { DecisionForm } from '../../schema/form.ts'

/** Until when the offer stands, or why it can't be paid. */
export function OfferNotice({ form: { offerProblem, standing } }: { form: DecisionForm }) {
  if (offerProblem) {
    return <Note announce>{offerProblem}</Note>
  }
  const ends = standing?.offerEndsOn
  return ends ? (
    <p className="text-small text-soft">The offer stands until {formatCalendarDay(ends)}.</p>
  ) : null
}
