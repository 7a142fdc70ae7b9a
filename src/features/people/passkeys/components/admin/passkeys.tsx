import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { ConfirmDialog } from '#features/admin/kit/components/dialog.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import { NewCodes } from '#features/people/second-factor/components/admin/new-codes.tsx'
import { factorsQuery } from '#features/people/second-factor/components/admin/second-factor-calls.ts'
import { nameBrowser } from '#lib/browser-name.ts'
import { formatDay, formatMoment } from '#site/staff-format.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Passkey } from '../../schema.ts'
import { addPasskey, passkeysQuery, removePasskey, renamePasskey } from './passkey-calls.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'
import { passkeyMistake } from './passkey-mistake.ts'

/** `isNew`: during sign-in, where people can only add one. */
export function Passkeys({ isNew = false }: { isNew?: boolean }) {
  const { data, error } = useQuery(passkeysQuery)
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  function add(recoveryCodes: readonly string[] | null) {
    setAdding(false)
    setCodes(recoveryCodes)
    void queries.invalidateQueries({ queryKey: factorsQuery.queryKey })
    return queries.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  }

  const obstacle = data && findObstacle(data.address)
  return (
    <section aria-labelledby="passkeys" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="passkeys" ref={heading} tabIndex={-1}>
            Passkeys
          </h2>
          {data && <span className="text-soft">{describe(data.passkeys.length)}</span>}
        </div>
        {data && !obstacle && (
          <Button kind="line" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        )}
      </div>
      {error && <LoadFailure error={error} fallback="The passkeys could not be loaded." />}
      {!data && !error && <LoadingText />}
      {obstacle && <Notice>{obstacle}</Notice>}
      {data && data.passkeys.length === 0 && (
        <p className="max-w-measure">
          A passkey signs you in with your finger, your face or a PIN, and nobody can phish it. It lives on
          your phone, your computer or a security key.
        </p>
      )}
      {data && data.passkeys.length > 0 && (
        <PasskeyTable passkeys={data.passkeys} isNew={isNew} onGone={() => heading.current?.focus()} />
      )}
      {isAdding && (
        <PasskeyDialog
          title="Add a passkey"
          help="So that you know it in the list. Your device asks for the rest."
          action="Create it"
          busy="Waiting for your device…"
          name={ownName()}
          save={(name) => addPasskey(name || ownName())}
          mistakeOf={passkeyMistake}
          onSaved={({ recoveryCodes }) => add(recoveryCodes)}
          onClose={() => setAdding(false)}
        />
      )}
      <NewCodes codes={codes} onClose={() => setCodes(null)} />
    </section>
  )
}

const ownName = () => nameBrowser(navigator.userAgent)

function describe(count: number): string {
  if (count === 0) return 'none yet'
  return count === 1 ? '1; it’s enough to sign in' : `${count}; either is enough to sign in`
}

/** Browsers tie passkeys to a name over https, or to localhost. */
function findObstacle(address: string | null): string | undefined {
  if (address === null)
    return 'Passkeys need an address with a name and https, and this site’s address has none. They work once PUBLIC_URL is set to one.'
  if (window.location.origin !== address)
    return `Passkeys work only at ${address}. Open the desk there to add one.`
  return browserSupportsWebAuthn() ? undefined : 'This browser can’t use passkeys.'
}

const places: Record<Passkey['place'], string> = {
  synced: 'Synced to your devices',
  phone: 'Phone',
  'security-key': 'Security key',
  device: 'One device',
}

type PasskeyTableProps = { passkeys: readonly Passkey[]; isNew: boolean; onGone: () => void }

function PasskeyTable({ passkeys, isNew, onGone }: PasskeyTableProps) {
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
      <Table caption="Your passkeys">
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
                    <Button kind="bare" onClick={() => setRenamed(passkey)}>
                      Rename<VisuallyHidden> {passkey.name}</VisuallyHidden>
                    </Button>
                    <Button kind="bare" onClick={() => setDoomed(passkey)}>
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
