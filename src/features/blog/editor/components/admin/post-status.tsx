import type { PostSummary } from '#features/blog/posts/schema.ts'
import { formatMoment } from '#site/format.ts'
import { Badge } from '#ui/badge.tsx'

type Publication = Pick<PostSummary, 'published' | 'scheduledAt'>

export function PostStatus({ published, scheduledAt }: Publication) {
  if (published) return <Badge tone="success">Published</Badge>
  if (!scheduledAt) return <Badge tone="muted">Draft</Badge>
  return (
    <>
      <Badge tone="info">Scheduled</Badge>
      <span className="block text-small text-soft">{formatMoment(scheduledAt)}</span>
    </>
  )
}
