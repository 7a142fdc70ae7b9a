import { type ApplicationStatus, applicationStatuses } from '#site/choices/application-review.ts'
import { labelOf } from '#site/choices/choice.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

const tones: Record<ApplicationStatus, BadgeTone> = {
  received: 'neutral',
  'in-review': 'info',
  'documents-needed': 'attention',
  approved: 'success',
  funded: 'success',
  declined: 'muted',
  withdrawn: 'muted',
}

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{labelOf(applicationStatuses, status)}</Badge>
}
