import { type ReactNode, useEffect, useState } from 'react'
import {
  type ApplicationStatus,
  applicationStatuses,
  needsReason,
  statusOf,
} from '#domain/application-status.ts'
import { StatusMark } from '#features/applications/components/admin/status-mark.tsx'
import { StatusDialog } from '#features/review/components/admin/status-dialog.tsx'
import { useStatusChange } from '#features/review/components/admin/use-status-change.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { useMenu } from '#ui/use-menu.ts'

export const ShortcutKey = ({ children }: { children: ReactNode }) => (
  <span className="file-key" aria-hidden="true">
    {children}
  </span>
)

type StatusMenuProps = {
  application: ApplicationDetail
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

export function StatusMenu({ application, isOpen, onOpen }: StatusMenuProps) {
  const { status } = application
  const { button, list, close, press } = useMenu(onOpen)
  const [asked, ask] = useState<ApplicationStatus>()
  const { mutate } = useStatusChange()

  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
  }, [isOpen, list])

  function choose(to: ApplicationStatus) {
    close()
    if (to === status) return
    if (statusOf(to).asksFirst || needsReason(status, to)) ask(to)
    else mutate({ applications: [application], status: to })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu closes when the focus leaves it.
    <div
      className="file-status"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onOpen(false)}
    >
      <button
        ref={button}
        type="button"
        className="file-status-button"
        aria-label={`Change status: ${statusOf(status).label}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-keyshortcuts="s"
        onClick={() => onOpen(!isOpen)}
      >
        <StatusMark status={status} />
        {statusOf(status).label}
        <ChevronIcon className="size-3" />
      </button>
      {isOpen && (
        <div
          ref={list}
          role="menu"
          tabIndex={-1}
          aria-label="New status"
          className="file-menu"
          onKeyDown={press}
        >
          {applicationStatuses.map(({ value, label }, at) => (
            <button
              key={value}
              type="button"
              role="menuitemradio"
              aria-checked={value === status}
              tabIndex={-1}
              onClick={() => choose(value)}
            >
              <StatusMark status={value} />
              <span>{label}</span>
              <ShortcutKey>{at + 1}</ShortcutKey>
            </button>
          ))}
        </div>
      )}
      <StatusDialog applications={asked ? [application] : []} status={asked} onClose={() => ask(undefined)} />
    </div>
  )
}
