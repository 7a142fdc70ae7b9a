import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deletedKeptDays } from '#domain/deleted-records.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'
import type { Message, MessageMarks } from '#features/contact/schema.ts'
import { useInboxListState } from './inbox-list-state.ts'
import { useDeleteMessage, useMarkMessage } from './message-queries.ts'

type Action = { label: string; marks: MessageMarks; done: string }

const notSpam: Action = { label: 'Not spam', marks: { spam: false }, done: 'Taken out of the spam' }

type MessageActionsProps = { message: Message; onActed: () => void; onDeleted: () => void }

export function MessageActions({ message, onActed, onDeleted }: MessageActionsProps) {
  const { searchFor } = useInboxListState()
  const navigate = useNavigate()
  const { reportSuccess, reportFailure } = useOutcome()
  const marking = useMarkMessage(message.id)
  const deleting = useDeleteMessage(message.id)
  const [isAsking, setAsking] = useState(false)

  const mark = (marks: MessageMarks, done: string) => {
    marking.mutate(marks, {
      onSuccess: () => {
        reportSuccess(done)
        onActed()
      },
      onError: (error) => reportFailure(error, 'Failed to mark the message'),
    })
  }

  const { isSpam, readAt, answeredAt } = message
  const actions: Action[] = [
    ...(isSpam ? [notSpam] : []),
    readAt
      ? { label: 'Mark as unread', marks: { read: false }, done: 'Marked as unread' }
      : { label: 'Mark as read', marks: { read: true }, done: 'Marked as read' },
    answeredAt
      ? { label: 'Mark as not answered', marks: { answered: false }, done: 'Marked as not answered' }
      : { label: 'Mark as answered', marks: { answered: true }, done: 'Marked as answered' },
  ]

  const remove = () =>
    deleting.mutate(undefined, {
      onSuccess: () => {
        onDeleted()
        reportSuccess('Message deleted')
        navigate({ search: searchFor({ open: undefined }) }, { replace: true })
      },
      onError: (error) => reportFailure(error, 'Failed to delete the message'),
      onSettled: () => setAsking(false),
    })

  return (
    <>
      {actions.map(({ label, marks, done }) => (
        <Button key={label} kind="bare" onClick={() => mark(marks, done)}>
          {label}
        </Button>
      ))}
      <Button kind="bare" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this message?"
        confirmLabel="Delete"
        busy={deleting.isPending && 'Deleting…'}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <p>
          Replies that are still unsent don’t go out. An owner can bring the message back for{' '}
          {deletedKeptDays} days.
        </p>
      </ConfirmDialog>
    </>
  )
}
