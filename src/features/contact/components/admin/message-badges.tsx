import { promisedHours } from '#site/promise.ts'
import { Badge } from '#ui/badge.tsx'
import type { Message } from '../../schema.ts'

const promise = promisedHours * 60 * 60_000

const isOverdue = ({ isSpam, answeredAt, receivedAt }: Message) =>
  !isSpam && !answeredAt && Date.now() - Date.parse(receivedAt) > promise

export function MessageBadges({ message }: { message: Message }) {
  return (
    <>
      {message.isSpam && <Badge tone="muted">Spam</Badge>}
      {!message.readAt && <Badge tone="info">Unread</Badge>}
      {message.answeredAt && <Badge tone="success">Answered</Badge>}
      {message.subject === 'urgent' && !message.answeredAt && <Badge tone="critical">Urgent</Badge>}
      {isOverdue(message) && <Badge tone="critical">Overdue</Badge>}
    </>
  )
}
