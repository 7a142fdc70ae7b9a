import { useRef } from 'react'
import { statusOf } from '#domain/application-status.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestEntry } from './request-entry.tsx'
import { useRequests } from './request-queries.ts'

type RequestsPanelProps = {
  applicationId: string
  dialog: { isOpen: boolean; setOpen: (isOpen: boolean) => void }
}

export function RequestsPanel({ applicationId, dialog }: RequestsPanelProps) {
  const { data, error } = useRequests(applicationId)
  const { isOpen, setOpen } = dialog
  const texts = useRef(new Map<CaseParty, string>())
  const isClosed = data !== undefined && statusOf(data.status).isClosed
  const hasOpenItems = data?.drafts.some(({ items }) => items.length > 0) ?? false
  return (
    <section aria-labelledby="requests-title" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="requests-title">Requests</h3>
        {data && !isClosed && hasOpenItems && (
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            Request documents
          </Button>
        )}
      </div>
      {error && <LoadFailure error={error} fallback="The requests could not be loaded." />}
      {!data && !error && <LoadingText />}
      {data?.requests.length === 0 && <p className="text-soft">{nothingAsked(isClosed, hasOpenItems)}</p>}
      <ol className="grid">
        {data?.requests.map((request) => (
          <RequestEntry key={request.id} applicationId={applicationId} request={request} />
        ))}
      </ol>
      {data && isOpen && (
        <RequestDialog
          applicationId={applicationId}
          start={data}
          texts={texts.current}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

function nothingAsked(isClosed: boolean, hasOpenItems: boolean): string {
  if (isClosed) return 'Nothing was asked for, and the application is closed.'
  return hasOpenItems
    ? 'Nobody has been asked for documents yet.'
    : 'Nothing is missing. Add an item to the checklist to ask for it.'
}
