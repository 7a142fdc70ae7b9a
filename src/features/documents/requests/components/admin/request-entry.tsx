import { caseParties, reminderDays, requestEndings } from '#domain/case-file.ts'
import { labelOf } from '#domain/choice.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { formatDay, formatMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { DocumentRequest } from '../../schema/requests.ts'
import { usePauseReminders } from './request-queries.ts'

type RequestEntryProps = { applicationId: string; request: DocumentRequest }

export function RequestEntry({ applicationId, request }: RequestEntryProps) {
  const { mutateAsync, isPending } = usePauseReminders(applicationId)
  const { reportSuccess, reportFailure } = useOutcome()
  const isPaused = request.pausedAt !== null
  const whom = labelOf(caseParties, request.party)
  const missing = request.items.filter(({ isOpen }) => isOpen).length

  async function pause() {
    try {
      await mutateAsync({ requestId: request.id, isPaused: !isPaused })
      reportSuccess(isPaused ? 'Reminders go on' : 'Reminders paused')
    } catch (error) {
      reportFailure(error, 'Please try again.')
    }
  }

  return (
    <li className="grid gap-1 border-t border-rule py-3">
      <p>
        <b>{whom}</b>, {formatMoment(request.requestedAt)}
        {request.requestedBy && `, by ${request.requestedBy}`}
      </p>
      <ul className="grid gap-0.5">
        {request.items.map((item) => (
          <li key={item.id} className="wrap-anywhere">
            {item.name} <span className="text-soft">({stateOf(item)})</span>
          </li>
        ))}
      </ul>
      <p className="text-soft">
        {request.sentAt ? '' : 'The mail is on its way. '}
        {describeReminders(request)}
      </p>
      <Disclosure
        summary={
          <>
            What was written<VisuallyHidden> to the {whom}</VisuallyHidden>
          </>
        }
      >
        <p className="font-semibold wrap-anywhere">{request.subject}</p>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{request.text}</p>
      </Disclosure>
      {!request.ending && missing > 0 && request.reminders.length < reminderDays.length && (
        <div>
          <Button variant="outline" size="small" busy={isPending && 'Saving…'} onClick={pause}>
            {isPaused ? 'Resume reminders' : 'Pause reminders'}
            <VisuallyHidden> to the {whom}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  )
}

const itemWords = { needed: 'missing', received: 'received', accepted: 'accepted', rejected: 'to send again' }

const stateOf = ({ state, isOpen }: DocumentRequest['items'][number]): string =>
  isOpen || state === 'received' || state === 'accepted' ? itemWords[state] : 'off the list'

function describeReminders(request: DocumentRequest): string {
  const sent = request.reminders.flatMap(({ sentAt }) => sentAt ?? [])
  const last = sent.at(-1)
  const past = last
    ? `${sent.length} of ${reminderDays.length} reminders sent, the last on ${formatDay(last)}.`
    : 'No reminder sent yet.'
  return `${past} ${describeNext(request)}`.trim()
}

function describeNext({ ending, endedAt, pausedAt, nextReminderAt, items }: DocumentRequest): string {
  if (ending) {
    const day = endedAt ? ` on ${formatDay(endedAt)}` : ''
    return `Ended${day}: ${labelOf(requestEndings, ending).toLowerCase()}.`
  }
  if (!items.some(({ isOpen }) => isOpen)) return 'Everything has come and waits for you.'
  if (pausedAt) return `Paused since ${formatDay(pausedAt)}.`
  return nextReminderAt ? `Next on ${formatDay(nextReminderAt)}.` : 'There are no more to come.'
}
