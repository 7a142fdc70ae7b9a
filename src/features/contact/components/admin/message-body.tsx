import { labelOf } from '#site/choices/choice.ts'
import { contactSubjects } from '#site/choices/contact.ts'
import { formatMoment } from '#site/format.ts'
import { emailLink, phoneLink } from '#site/paths.ts'
import type { Message } from '../../schema.ts'
import { MessageBadges } from './message-badges.tsx'

/** Shows a message as plain text: nothing in it is markup. */
export function MessageBody({ message }: { message: Message }) {
  return (
    <>
      <div className="grid gap-2">
        <h2 className="wrap-anywhere">{message.name}</h2>
        <p className="flex flex-wrap items-center gap-2">
          {labelOf(contactSubjects, message.subject)}
          <MessageBadges message={message} />
        </p>
      </div>
      <dl className="message-facts">
        <dt>Email</dt>
        <dd className="wrap-anywhere">
          <a href={emailLink(message.email)}>{message.email}</a>
        </dd>
        <dt>Phone</dt>
        <dd>{message.phone ? <a href={phoneLink(message.phone)}>{message.phone}</a> : 'Not given'}</dd>
        <dt>Received</dt>
        <dd>{formatMoment(message.receivedAt)}</dd>
        {message.answeredAt && (
          <>
            <dt>Answered</dt>
            <dd>{formatMoment(message.answeredAt)}</dd>
          </>
        )}
      </dl>
      <p className="max-w-measure whitespace-pre-wrap wrap-anywhere border-l-4 border-rule pl-4">
        {message.message}
      </p>
    </>
  )
}
