import { useState } from 'react'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import type { CaseParty } from '#domain/case-file.ts'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import type { Choosable } from '#features/applications/schema/rows.ts'
import { RequestDialog } from '#features/documents/requests/components/admin/request-dialog.tsx'
import { useRequests } from '#features/documents/requests/components/admin/request-queries.ts'
import { useLivingLinks } from '#features/documents/upload-links/components/admin/link-queries.ts'
import { UploadLinkCell } from '#features/documents/upload-links/components/admin/upload-link-cell.tsx'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { AssignDialog } from '#features/review/assignment/components/admin/assignee.tsx'
import { StatusDialog } from '#features/review/components/admin/status-dialog.tsx'
import { caseNameOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import type { ShownRow } from '../../schema.ts'
import type { RowAction } from './application-row.tsx'
import { BulkRequestDialog } from './bulk-request-dialog.tsx'

export type Asked =
  | { kind: 'status'; rows: readonly Choosable[]; status?: ApplicationStatus | undefined }
  | { kind: 'assign'; rows: readonly Choosable[] }
  | { kind: 'request'; row: ShownRow }
  | { kind: 'requests'; rows: readonly Choosable[] }
  | { kind: 'more'; row: ShownRow }

type RowDialogsProps = {
  asked: Asked | undefined
  onClose: () => void
  /** Refused rows stay checked: they need another look. */
  onDone: (changed: readonly Choosable[]) => void
  onAct: (row: ShownRow, action: RowAction) => void
}

export function RowDialogs({ asked, onClose, onDone, onAct }: RowDialogsProps) {
  return (
    <>
      <AssignDialog
        applications={asked?.kind === 'assign' ? asked.rows : []}
        onClose={onClose}
        onAssigned={onDone}
      />
      <StatusDialog
        applications={asked?.kind === 'status' ? asked.rows : []}
        status={asked?.kind === 'status' ? asked.status : undefined}
        onClose={onClose}
        onChanged={onDone}
      />
      {asked?.kind === 'request' && <RequestFrom row={asked.row} onClose={onClose} />}
      <BulkRequestDialog
        applications={asked?.kind === 'requests' ? asked.rows : []}
        onClose={onClose}
        onSent={onDone}
      />
      <MoreDialog row={asked?.kind === 'more' ? asked.row : undefined} onClose={onClose} onAct={onAct} />
    </>
  )
}

function RequestFrom({ row, onClose }: { row: ShownRow; onClose: () => void }) {
  const { data } = useRequests(row.id)
  const [texts] = useState(() => new Map<CaseParty, string>())
  return data ? <RequestDialog applicationId={row.id} start={data} texts={texts} onClose={onClose} /> : null
}

type Offer = { action: RowAction; label: string; isOffered: (row: ShownRow, isShared: boolean) => boolean }

const rowActions: readonly Offer[] = [
  { action: 'take', label: 'Take', isOffered: (_row, isShared) => isShared },
  { action: 'assign', label: 'Assign', isOffered: (_row, isShared) => isShared },
  { action: 'status', label: 'Change status', isOffered: () => true },
  { action: 'request', label: 'Request documents', isOffered: ({ status }) => !statusOf(status).isClosed },
]

type MoreDialogProps = { row: ShownRow | undefined } & Pick<RowDialogsProps, 'onClose' | 'onAct'>

function MoreDialog({ row, onClose, onAct }: MoreDialogProps) {
  const { isShared } = useTeam()
  return (
    <Dialog open={row !== undefined} onClose={onClose} title={row ? caseNameOf(row) : ''}>
      {row && (
        <div className="grid gap-2">
          {rowActions.map(({ action, label, isOffered }) =>
            isOffered(row, isShared) ? (
              <Button key={action} kind="line" onClick={() => onAct(row, action)}>
                {label}
              </Button>
            ) : null,
          )}
          <ButtonLink kind="line" to={paths.adminApplicationPrint(row.id)} target="_blank">
            Print view
          </ButtonLink>
          <UploadLinkOf applicationId={row.id} />
        </div>
      )}
    </Dialog>
  )
}

function UploadLinkOf({ applicationId }: { applicationId: string }) {
  const { data, isError } = useLivingLinks([applicationId])
  const isKnown = data !== undefined || isError
  return (
    <UploadLinkCell
      applicationId={applicationId}
      link={isKnown ? (data?.get(applicationId) ?? null) : undefined}
    />
  )
}
