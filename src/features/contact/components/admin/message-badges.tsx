import { Badge } from '#ui/badge.tsx'
import type { Message } from '../../schema.ts'

export function MessageBadges({ message }: { message: Message }) {
  return (
    <>
      {message.isSpam && <Badge tone="muted">Spam</Badge>}
      {!message.readAt && <Badge tone="info">Unread</Badge>}
      {message.answeredAt && <Badge tone="success">Answered</Badge>}
      {message.subject === 'urgent' && !message.answeredAt && <Badge tone="critical">Urgent</Badge>}
    </>
  )
}
