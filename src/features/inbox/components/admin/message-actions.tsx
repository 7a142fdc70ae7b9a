import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import type { Message, MessageMarks } from '#features/contact/schema.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useInboxListState } from './inbox-list-state.ts'
import { useDeleteMessage, useMarkMessage } from './message-queries.ts'

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
      {message.isSpam && (
        <Button variant="quiet" size="small" onClick={() => mark({ spam: false }, 'Taken out of the spam')}>
          Not spam
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={() =>
          mark({ read: !message.readAt }, message.readAt ? 'Marked as unread' : 'Marked as read')
        }
      >
        {message.readAt ? 'Mark as unread' : 'Mark as read'}
      </Button>
      <Button
        variant="quiet"
        size="small"
        onClick={() =>
          mark(
            { answered: !message.answeredAt },
            message.answeredAt ? 'Marked as not answered' : 'Marked as answered',
          )
        }
      >
        {message.answeredAt ? 'Mark as not answered' : 'Mark as answered'}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
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
        <p>The message and the replies to it are gone for good.</p>
      </ConfirmDialog>
    </>
  )
}
