import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { Badge } from '#features/admin/kit/components/badge.tsx'
import { StatusMark } from '#features/admin/kit/components/mark.tsx'

export { StatusMark }

export function StatusWord({ status }: { status: ApplicationStatus }) {
  return (
    <Badge mark={<StatusMark status={status} />}>
      <span>{statusOf(status).label}</span>
    </Badge>
  )
}

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { tone, label } = statusOf(status)
  return (
    <Badge tone={tone} mark={<StatusMark status={status} />}>
      {label}
    </Badge>
  )
}
