import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { formatList, formatNumber } from '#site/staff-format.ts'
import type { Firm, FirmDeletion } from '../../schema/firm.ts'
import { useDeleteFirm, useFirmDeletion } from './firm-record-queries.ts'

type DeleteFirmProps = { firm: Firm; open: boolean; onClose: () => void; onDeleted: () => void }

export function DeleteFirm({ firm, open, onClose, onDeleted }: DeleteFirmProps) {
  const { mutate, isPending } = useDeleteFirm(firm.id)
  const { data, error } = useFirmDeletion(firm.id, open)
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${firm.name}?`}
      confirmLabel="Delete the firm"
      busy={isPending && 'Deleting…'}
      onConfirm={() => data && mutate(data.version, { onSuccess: onDeleted, onSettled: onClose })}
      onCancel={onClose}
    >
      <LoadFailure error={error} fallback="What goes with it could not be read." />
      {!data && !error && <Wait lines={3}>Loading what goes with it…</Wait>}
      {data && <Consequences {...data} />}
    </ConfirmDialog>
  )
}

function Consequences({ openFiles, closedFiles, people, confirmedPeople, merged }: FirmDeletion) {
  const files = openFiles + closedFiles
  return (
    <>
      <ul className="list-disc pl-5">
        <li>Its names, addresses, domains and the note go.</li>
        {people > 0 && (
          <li>
            {count(people, 'person goes', 'people go')}, too.
            {confirmedPeople > 0 && ` ${count(confirmedPeople, 'loses', 'lose')} the firm’s room at once.`}
          </li>
        )}
        {files > 0 && (
          <li>
            {count(files, 'file loses its link', 'files lose their link')}, {formatNumber(openFiles)} of them
            open. What people typed stays.
          </li>
        )}
        {merged.length > 0 && (
          <li className="wrap-anywhere">Merged into it, and gone with it: {formatList(merged)}.</li>
        )}
      </ul>
      <p className="mt-2">This can’t be undone.</p>
    </>
  )
}

const count = (amount: number, one: string, many: string) =>
  `${formatNumber(amount)} ${amount === 1 ? one : many}`
