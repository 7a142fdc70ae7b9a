import { shortMoment } from '#lib/format-moment.ts'
import { Badge } from '#ui/badge.tsx'
import type { Reply } from '../../schema.ts'

export function MessageReplies({ replies }: { replies: readonly Reply[] }) {
  if (replies.length === 0) return null
  return (
    <section aria-labelledby="replies" className="grid gap-3">
      <h3 id="replies">Your replies</h3>
      <ol className="grid gap-4">
        {replies.map((reply) => (
          <li key={reply.id} className="grid justify-items-start gap-2 border-l-4 border-rule-strong pl-4">
            <p className="text-small text-soft">Written {shortMoment(reply.writtenAt)}</p>
            <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{reply.text}</p>
            <Delivery reply={reply} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Delivery({ reply: { sentAt, refusedAt } }: { reply: Reply }) {
  if (sentAt) return <Badge tone="success">Sent {shortMoment(sentAt)}</Badge>
  if (refusedAt) return <Badge tone="critical">Refused by the mail server: nobody got it</Badge>
  return <Badge tone="attention">On its way</Badge>
}
