import {
  type ApplicationStatus,
  applicationStatuses,
  needsReason,
  statusOf,
} from '#domain/application-status.ts'
import { StatusMark } from '#features/admin/kit/components/mark.tsx'
import { Menu } from '#features/admin/kit/components/menu.tsx'
import { StatusDialog } from '#features/review/components/admin/status-dialog.tsx'
import { useStatusChange } from '#features/review/components/admin/use-status-change.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'

export type StatusMenuProps = {
  application: ApplicationDetail
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** The status whose dialog is open. The main button opens one, too. */
  asked: ApplicationStatus | undefined
  onAsk: (status: ApplicationStatus | undefined) => void
  /** The key of the screen that opens it, if one does. */
  shortcut?: string | undefined
}

export function StatusMenu(props: StatusMenuProps) {
  const { application, isOpen, onOpen, asked, onAsk, shortcut } = props
  const { status } = application
  const { mutate } = useStatusChange()

  function choose(to: ApplicationStatus) {
    if (to === status) return
    if (statusOf(to).asksFirst || needsReason(status, to)) onAsk(to)
    else mutate({ applications: [application], status: to })
  }
  return (
    <>
      <Menu
        kind="line"
        label={
          <>
            <StatusMark status={status} />
            {statusOf(status).label}
          </>
        }
        says={`Change status: ${statusOf(status).label}`}
        {...(shortcut && { shortcut })}
        name="New status"
        open={{ isOpen, onOpen }}
        items={applicationStatuses.map(({ value, label }, at) => ({
          label,
          mark: <StatusMark status={value} />,
          keys: String(at + 1),
          isChosen: value === status,
          onSelect: () => choose(value),
        }))}
      />
      <StatusDialog
        applications={asked ? [application] : []}
        status={asked}
        onClose={() => onAsk(undefined)}
      />
    </>
  )
}
