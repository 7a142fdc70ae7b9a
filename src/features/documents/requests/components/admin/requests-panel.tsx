import { useRef } from 'react'
import { statusOf } from '#domain/application-status.ts'
import {
  type CaseParty,
  caseParties,
  itemLabels,
  labelItem,
  reminderDays,
  requestEndings,
} from '#domain/case-file.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { formatDay, formatMoment, labelOf } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { DocumentRequest } from '../../schema/requests.ts'
import { RequestDialog } from './request-dialog.tsx'
import { usePauseReminders, useRequests } from './request-queries.ts'

type RequestsPanelProps = {
  applicationId: string
  dialog: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
}

export function RequestsPanel({ applicationId, dialog }: RequestsPanelProps) {
  const { data, error } = useRequests(applicationId)
  const { isOpen, setOpen } = dialog
  const texts = useRef(new Map<CaseParty, string>())
  const isClosed = data !== undefined && statusOf(data.status).isClosed
  const hasOpenItems = data?.drafts.some(({ items }) => items.length > 0) ?? false
  return (
    <section aria-labelledby="requests-title" className="grid gap-3">
      <SectionHead level={3} id="requests-title" title="Requests">
        {data && !isClosed && hasOpenItems && (
          <Button kind="bare" onClick={() => setOpen(true)}>
            Request documents
          </Button>
        )}
      </SectionHead>
      {error && <LoadFailure error={error} fallback="The requests could not be loaded." />}
      {!data && !error && <LoadingText />}
      {data?.requests.length === 0 && <p className="text-soft">{nothingAsked(isClosed, hasOpenItems)}</p>}
      <ol className="grid">
        {data?.requests.map((request) => (
          <RequestEntry key={request.id} applicationId={applicationId} request={request} />
        ))}
      </ol>
      {data && isOpen && (
        <RequestDialog
          applicationId={applicationId}
          start={data}
          texts={texts.current}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

function nothingAsked(isClosed: boolean, hasOpenItems: boolean): string {
  if (isClosed) return 'Nothing was asked for, and the application is closed.'
  return hasOpenItems
    ? 'Nobody has been asked for documents yet.'
    : 'Nothing is missing. Add an item to the checklist to ask for it.'
}

type RequestEntryProps = { applicationId: string; request: DocumentRequest }

function RequestEntry({ applicationId, request }: RequestEntryProps) {
  const { mutate, isPending } = usePauseReminders(applicationId)
  const isPaused = request.pausedAt !== null
  const whom = labelOf(caseParties, request.party)
  const missing = request.items.filter(({ isOpen }) => isOpen).length

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
      <Fold
        title={
          <>
            What was written<VisuallyHidden> to the {whom}</VisuallyHidden>
          </>
        }
      >
        <p className="font-semibold wrap-anywhere">{request.subject}</p>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{request.text}</p>
      </Fold>
      {!request.ending && missing > 0 && request.reminders.length < reminderDays.length && (
        <div>
          <Button
            kind="line"
            busy={isPending && 'Saving…'}
            onClick={() => mutate({ requestId: request.id, isPaused: !isPaused })}
          >
            {isPaused ? 'Resume reminders' : 'Pause reminders'}
            <VisuallyHidden> to the {whom}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  )
}

/** What was asked for is needed, required or not. */
const labelOfAsked = (state: DocumentRequest['items'][number]['state']) =>
  labelOf(itemLabels, labelItem({ state, isRequired: true }))

const stateOf = ({ state, isOpen }: DocumentRequest['items'][number]): string =>
  isOpen || state === 'received' || state === 'accepted' ? labelOfAsked(state) : 'off the list'

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
