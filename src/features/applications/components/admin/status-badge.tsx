import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { Badge } from '#ui/badge.tsx'

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { tone, label } = statusOf(status)
  return <Badge tone={tone}>{label}</Badge>
}
