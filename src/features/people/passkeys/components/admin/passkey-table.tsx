import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { factorsQuery } from '#features/people/second-factor/components/admin/second-factor-calls.ts'
import { formatDay, formatMoment } from '#site/format.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Table } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Passkey } from '../../schema.ts'
import { passkeysQuery, removePasskey, renamePasskey } from './passkey-calls.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'

const places: Record<Passkey['place'], string> = {
  synced: 'Synced to your devices',
  phone: 'Phone',
  'security-key': 'Security key',
  device: 'One device',
}

type PasskeyTableProps = { passkeys: readonly Passkey[]; isNew: boolean; onGone: () => void }

export function PasskeyTable({ passkeys, isNew, onGone }: PasskeyTableProps) {
  const [renamed, setRenamed] = useState<Passkey>()
  const [doomed, setDoomed] = useState<Passkey>()
  const queries = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => removePasskey(id),
    onSuccess: async (_gone, { name }) => {
      reportSuccess('Passkey removed', { description: `${name} no longer signs you in.` })
      void queries.invalidateQueries({ queryKey: factorsQuery.queryKey })
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      onGone()
    },
    onError: (failure) => reportFailure(failure, 'Please try again.'),
    onSettled: () => setDoomed(undefined),
  })
  return (
    <>
      <Table caption="Your passkeys" captionHidden>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Where it lives</th>
            <th scope="col">Added</th>
            <th scope="col">Last used</th>
            {!isNew && (
              <th scope="col">
                <VisuallyHidden>Change</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {passkeys.map((passkey) => (
            <tr key={passkey.id}>
              <th scope="row">{passkey.name}</th>
              <td>{places[passkey.place]}</td>
              <td>{formatDay(passkey.addedAt)}</td>
              <td>{passkey.lastUsedAt ? formatMoment(passkey.lastUsedAt) : 'Not yet'}</td>
              {!isNew && (
                <td>
                  <span className="flex flex-wrap justify-end gap-2">
                    <Button variant="quiet" size="small" onClick={() => setRenamed(passkey)}>
                      Rename<VisuallyHidden> {passkey.name}</VisuallyHidden>
                    </Button>
                    <Button variant="quiet" size="small" onClick={() => setDoomed(passkey)}>
                      Remove<VisuallyHidden> {passkey.name}</VisuallyHidden>
                    </Button>
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {renamed && (
        <PasskeyDialog
          title={`Rename ${renamed.name}`}
          action="Save the name"
          busy="Saving…"
          name={renamed.name}
          isRequired
          save={(name) => renamePasskey(renamed.id, name)}
          mistakeOf={(error) => reasonOf(error, 'Please try again.')}
          onSaved={async () => {
            await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
            setRenamed(undefined)
          }}
          onClose={() => setRenamed(undefined)}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        title={`Remove ${doomed?.name}?`}
        confirmLabel="Remove it"
        busy={remove.isPending && 'Removing…'}
        onConfirm={() => doomed && remove.mutate(doomed)}
        onCancel={() => setDoomed(undefined)}
      >
        It stops signing you in at once. You can add it again later.
      </ConfirmDialog>
    </>
  )
}
