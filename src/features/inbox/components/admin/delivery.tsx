import { useEffect, useRef } from 'react'
import { type Delivery, deliveryOf, type Reply } from '#features/contact/schema.ts'
import { formatMoment } from '#site/format.ts'
import { Badge } from '#ui/badge.tsx'
import { useToast } from '#ui/toast.tsx'
import type { ToastOptions } from '#ui/toast-store.ts'

export function DeliveryBadge({ reply }: { reply: Reply }) {
  if (reply.sentAt) return <Badge tone="success">Sent {formatMoment(reply.sentAt)}</Badge>
  if (reply.outboxAt) {
    return (
      <>
        <Badge tone="attention">Written to the outbox {formatMoment(reply.outboxAt)}</Badge>
        <p className="max-w-measure text-small text-soft">{outboxHelp}</p>
      </>
    )
  }
  if (reply.refusedAt) return <Badge tone="critical">Refused by the mail server: nobody got it</Badge>
  return <Badge tone="attention">Waiting for the mail server</Badge>
}

const outboxHelp =
  'No mail server is set up (SMTP_URL), so nobody has received it. Copy it into a mail of your own: the file in the outbox folder leaves the words out.'

/** Saving a reply doesn't deliver it; this reports the delivery once it is known. */
export function useDeliveryToast(replies: readonly Reply[], email: string) {
  const { toast } = useToast()
  const known = useRef<Map<string, Delivery>>(undefined)
  useEffect(() => {
    const before = known.current
    for (const reply of replies) {
      // A new reply was waiting a moment ago, even if its mail left before we could load it again.
      const wasWaiting = before && (before.get(reply.id) ?? 'waiting') === 'waiting'
      const news = wasWaiting && describeDelivery[deliveryOf(reply)](email)
      if (news) toast(news)
    }
    known.current = new Map(replies.map((reply) => [reply.id, deliveryOf(reply)]))
  }, [replies, email, toast])
}

const describeDelivery: Record<Delivery, (email: string) => ToastOptions | undefined> = {
  sent: (email) => ({ title: 'Reply sent', description: `The mail server took it for ${email}.` }),
  outbox: () => ({ title: 'Written to the outbox', description: 'No mail server is set up to send it.' }),
  refused: (email) => ({
    title: 'Reply refused',
    description: `The mail server doesn’t deliver to ${email}. Nobody got it.`,
    variant: 'destructive',
  }),
  waiting: () => undefined,
}
