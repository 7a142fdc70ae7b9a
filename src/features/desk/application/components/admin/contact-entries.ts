import { labelOf } from '#domain/choice.ts'
import { linkReasons } from '#domain/message-links.ts'
import type { MessagesOfFile } from '#features/messages/contact-links/schema.ts'
import { paths } from '#site/paths.ts'
import type { ActivityEntry } from './activity-entries.ts'

/** Messages from the contact form that somebody linked to the application, with our replies. */
export const listContactEntries = (linked: MessagesOfFile['linked']): ActivityEntry[] =>
  linked.flatMap(({ id, name, message, receivedAt, reason, linkedBy, replies }): ActivityEntry[] => [
    {
      id,
      kind: 'message',
      happenedAt: receivedAt,
      title: `${name} wrote by the contact form`,
      details: [labelOf(linkReasons, reason), ...(linkedBy ? [`linked by ${linkedBy}`] : [])],
      words: message,
      to: paths.adminMessage(id),
    },
    ...replies.map(
      (reply): ActivityEntry => ({
        id: reply.id,
        kind: 'message',
        happenedAt: reply.writtenAt,
        title: `${reply.writtenBy ?? 'The desk'} answered ${name} by mail`,
        details: [],
        words: reply.text,
        to: paths.adminMessage(id),
      }),
    ),
  ])
