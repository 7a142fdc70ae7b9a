import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { useCommandCenter } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Dock } from '#features/admin/kit/components/dock.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { caseNameOf } from '#lib/case-person.ts'
import { MailForm } from './mail-form.tsx'
import { useEmailForm } from './mail-queries.ts'
import type { Mailing } from './use-mailing.ts'
import './mail-dock.css'

type MailDockProps = {
  application: Parameters<typeof caseNameOf>[0] & { id: string; status: ApplicationStatus }
  drafts: Map<string, string>
  mailing: Mailing
}

export function MailDock({ application, drafts, mailing }: MailDockProps) {
  const { id } = application
  const { isOpen, isFolded, called } = mailing
  const { data, error, refetch } = useEmailForm(id, isOpen)
  const dock = useRef<HTMLElement>(null)
  const { held } = useCommandCenter()
  const [isThere, setThere] = useState(false)
  // The server renders no dock.
  useEffect(() => setThere(true), [])
  useEffect(() => {
    if (called > 0 && data) held.give(dock.current?.querySelector('textarea'))
  }, [called, data, held])
  if (!isOpen || !isThere) return null

  function press(event: KeyboardEvent) {
    // Keys pressed here must not act on the application.
    event.stopPropagation()
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    mailing.fold()
  }
  const title = `Mail about ${caseNameOf(application)}`
  return createPortal(
    <Dock
      ref={dock}
      className="compact mail-dock"
      title={title}
      of="the mail"
      isFolded={isFolded}
      onFold={isFolded ? mailing.open : mailing.fold}
      onClose={mailing.close}
      data-own-keys
      onKeyDown={press}
    >
      {!isFolded && error && !data && (
        <LoadFailure
          title="Failed to begin a mail"
          error={error}
          fallback="It could not be read whom to write to."
          onRetry={refetch}
        />
      )}
      {!isFolded && !data && !error && <Wait />}
      {data && (
        <div hidden={isFolded}>
          <MailForm
            key={mailing.undone?.id ?? id}
            applicationId={id}
            status={application.status}
            desk={data}
            drafts={drafts}
            undone={mailing.undone}
            onSent={mailing.close}
            onUndone={mailing.restore}
          />
        </div>
      )}
    </Dock>,
    document.body,
  )
}
