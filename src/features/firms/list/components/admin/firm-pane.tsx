import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#features/admin/components/api.ts'
import { useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useFocusOnOpen } from '#features/admin/components/use-focus-on-open.ts'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { MergedFirms } from '../../../merges/components/admin/merged-firms.tsx'
import { FirmPeople } from '../../../people/components/admin/firm-people.tsx'
import { ConfirmAddress, DeletePerson } from '../../../people/components/admin/person-acts.tsx'
import { type OpenPerson, PersonDialog } from '../../../people/components/admin/person-dialog.tsx'
import { useWithdrawConfirmation } from '../../../people/components/admin/person-queries.ts'
import type { FirmPerson } from '../../../people/schema.ts'
import { DeleteFirm } from '../../../records/components/admin/delete-firm.tsx'
import { FirmAddresses } from '../../../records/components/admin/firm-addresses.tsx'
import { FirmClients } from '../../../records/components/admin/firm-clients.tsx'
import { FirmDialog } from '../../../records/components/admin/firm-dialog.tsx'
import { FirmNotes } from '../../../records/components/admin/firm-notes.tsx'
import { FirmPace } from '../../../records/components/admin/firm-pace.tsx'
import { useFirmRecord } from '../../../records/components/admin/firm-record-queries.ts'
import { findFirmStep } from '../../../records/components/admin/next-step.ts'
import type { Double, Firm } from '../../../records/schema/firm.ts'
import { FirmHead } from './firm-head.tsx'
import { PossibleDoubles } from './possible-doubles.tsx'

export type FirmPaneProps = {
  id: string
  /** Beside it in the list. */
  previous: string | undefined
  next: string | undefined
  position: string | undefined
  onTurn: (id: string) => void
  onClose: () => void
  onMerge: (firm: Firm, other: Double) => void
}

export function FirmPane(props: FirmPaneProps) {
  return <OpenFirm key={props.id} {...props} />
}

function OpenFirm(props: FirmPaneProps) {
  const { data: firm, error, refetch } = useFirmRecord(props.id)
  // It was merged into another, which stands in its place.
  const keptId = firm && firm.id !== props.id ? firm.id : undefined
  const onMoved = useEffectEvent(props.onTurn)
  useEffect(() => {
    if (keptId) onMoved(keptId)
  }, [keptId])
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnOpen(heading)
  return (
    <article className="firm on-sheet k-scroll" aria-label="Firm" id="firm-record">
      {firm ? (
        <Loaded {...props} firm={firm} heading={heading} />
      ) : (
        <>
          <FirmHead {...props} heading={heading} name="Firm" />
          <div className="p-6 max-md:p-4">
            {error instanceof ApiError && error.status === 404 ? (
              <Empty title="There is no such firm">
                <p>It may have been deleted meanwhile.</p>
              </Empty>
            ) : error ? (
              <LoadFailure
                title="Failed to fetch the firm"
                error={error}
                fallback="It could not be read."
                onRetry={refetch}
              />
            ) : (
              <Wait>Loading the firm…</Wait>
            )}
          </div>
        </>
      )}
    </article>
  )
}

type LoadedProps = FirmPaneProps & { firm: Firm; heading: RefObject<HTMLHeadingElement | null> }

function Loaded({ firm, ...props }: LoadedProps) {
  const [isWriting, setWriting] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [person, openPerson] = useState<OpenPerson>()
  const [toConfirm, confirm] = useState<FirmPerson>()
  const [toDelete, remove] = useState<FirmPerson>()
  const { mutate: withdraw } = useWithdrawConfirmation()
  const step = findFirmStep(firm)
  const acts = {
    note: () => setWriting(true),
    add: () => openPerson('new'),
    change: () => setChanging(true),
    remove: () => setDeleting(true),
    ...(step?.kind === 'confirm' && { confirm: () => confirm(step.person) }),
  }
  const group = 'This firm'
  useCommands([
    { id: 'firm note', label: 'Write a note', group, keys: 'n', run: acts.note },
    { id: 'firm person', label: 'Add a person', group, keys: 'p', run: acts.add },
    { id: 'firm change', label: 'Change names and addresses', group, keys: 'e', run: acts.change },
    ...(acts.confirm
      ? [{ id: 'firm confirm', label: 'Confirm an address', group, keys: 'c', run: acts.confirm }]
      : []),
  ])
  return (
    <>
      <FirmHead {...props} firm={firm} name={firm.name} step={step} acts={acts} />
      <div className="firm-body">
        <PossibleDoubles doubles={firm.doubles} onMerge={(other) => props.onMerge(firm, other)} />
        <FirmClients firm={firm} />
        <FirmPeople people={firm.people} onAdd={acts.add} onOpen={openPerson} onConfirm={confirm} />
        <div className="firm-two">
          <FirmAddresses firm={firm} onChange={acts.change} />
          <div>
            <FirmPace pace={firm.pace} />
            <MergedFirms merged={firm.merged} />
          </div>
        </div>
        <FirmNotes firm={firm} isWriting={isWriting} onWrite={setWriting} />
      </div>
      <FirmDialog firm={firm} open={isChanging} onClose={() => setChanging(false)} />
      <PersonDialog
        firmId={firm.id}
        person={refresh(firm, person)}
        onClose={() => openPerson(undefined)}
        onWithdraw={(person) => {
          openPerson(undefined)
          withdraw(person)
        }}
        onDelete={(person) => {
          openPerson(undefined)
          remove(person)
        }}
      />
      <ConfirmAddress person={toConfirm} onClose={() => confirm(undefined)} />
      <DeletePerson person={toDelete} onClose={() => remove(undefined)} />
      <DeleteFirm
        firm={firm}
        open={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={props.onClose}
      />
    </>
  )
}

/** As a colleague left it meanwhile: a form that is behind shows theirs and goes on from it. */
const refresh = ({ people }: Firm, open: OpenPerson): OpenPerson =>
  open && open !== 'new' ? (people.find(({ id }) => id === open.id) ?? open) : open
