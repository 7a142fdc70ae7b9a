import { Button } from '#features/admin/kit/components/button.tsx'
import { ConfirmDialog, Dialog } from '#features/admin/kit/components/dialog.tsx'
import type { FirmPerson } from '../../schema.ts'
import { useConfirmPerson, useDeletePerson } from './person-queries.ts'

type PersonActProps = { person: FirmPerson | undefined; onClose: () => void }

/** Whoever reads this mailbox sees every open client of the firm from then on. */
export function ConfirmAddress({ person, onClose }: PersonActProps) {
  const { mutate, isPending } = useConfirmPerson()
  const confirm = () => person && mutate(person, { onSettled: onClose })
  return (
    <Dialog
      open={person !== undefined}
      onClose={onClose}
      title={`Is this ${person?.name ?? ''}’s address?`}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isPending && 'Saving…'} onClick={confirm}>
            Confirm the address
          </Button>
        </>
      }
    >
      <p className="k-words wrap-anywhere">{person?.email}</p>
      <p className="mt-2">
        Call the firm at a number that you found yourself, for example with the state bar, and ask. Once it is
        confirmed, a code mailed there opens the firm’s room with all of its open clients.
      </p>
    </Dialog>
  )
}

export function DeletePerson({ person, onClose }: PersonActProps) {
  const { mutate, isPending } = useDeletePerson()
  return (
    <ConfirmDialog
      open={person !== undefined}
      title={`Delete ${person?.name ?? ''}?`}
      confirmLabel="Delete"
      busy={isPending && 'Deleting…'}
      onConfirm={() => person && mutate(person, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p>
        Name, address, phone and bar number go, and no code is mailed to them any more. Their files stay with
        the firm, without an attorney. Somebody who only left needs no deleting: set the day they left.
      </p>
    </ConfirmDialog>
  )
}
