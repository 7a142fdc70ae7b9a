import { useState } from 'react'
import { contractLanguages, signerCapacities } from '#domain/contracts.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Dialog } from '#features/admin/kit/components/dialog.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import type { Contract, ContractsOfFile } from '#features/contracts/records/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { casePersonOf } from '#lib/case-person.ts'
import { formatCents, labelOf } from '#site/staff-format.ts'
import { beginDraft, type ContractDraft } from './contract-draft.ts'
import { ContractForm } from './contract-form.tsx'
import { useDraft, useReissue } from './contract-queries.ts'
import { isLive, sayDay } from './contract-words.ts'
import { noAnswer, useRefusal } from './refusal-note.tsx'
import type { NamedDocument } from './signer-fields.tsx'
import type { Typed } from './use-typed.ts'

type DraftDialogProps = {
  application: ApplicationDetail
  contracts: ContractsOfFile
  /** The draft that the new one takes the place of. */
  from: Contract | undefined
  documents: readonly NamedDocument[]
  typed: Typed
  onDone: (contract: Contract) => void
  onClose: () => void
}

export function DraftDialog(props: DraftDialogProps) {
  const { application, contracts, from, documents, typed, onDone, onClose } = props
  const person = casePersonOf(application).firstName
  const { mutate, error, isPending } = useDraft(application.id)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={from ? `Draft ${person}’s contract again` : `Draft ${person}’s contract`}
      about={contracts.offer && `From the offer of ${formatCents(contracts.offer.amount)}`}
    >
      <Meanwhile contracts={contracts} from={from} />
      <ContractForm
        start={beginDraft(contracts, application, from)}
        typed={typed}
        place={`${application.id} contract ${from?.id ?? ''}`}
        offer={contracts.offer}
        documents={documents}
        refusal={refusal}
        busy={isPending && 'Drafting…'}
        label={from ? 'Draft again' : 'Draft'}
        note={from ? `It takes the place of ${from.number}, which was never sent.` : 'Nothing is sent yet.'}
        onSubmit={(request, _reason, forget) =>
          mutate(request, {
            onSuccess: (drafted) => {
              forget()
              reportSuccess(`Contract ${drafted.number} drafted`)
              onDone(drafted)
            },
          })
        }
        onCancel={onClose}
      />
    </Dialog>
  )
}

/** Somebody else was quicker. */
function Meanwhile({ contracts, from }: Pick<DraftDialogProps, 'contracts' | 'from'>) {
  const [opened] = useState(from?.id)
  const now = contracts.contracts.find(isLive)
  if (!now || now.id === opened) return null
  return (
    <div className="pb-3">
      <Note announce title={`${now.draftedBy ?? 'Somebody'} drafted ${now.number} meanwhile.`}>
        {now.status === 'drafted'
          ? 'Yours would take its place.'
          : 'It was sent, so only a reissue changes it.'}
      </Note>
    </div>
  )
}

type ReissueDialogProps = Omit<DraftDialogProps, 'from'> & { from: Contract }

export function ReissueDialog({
  application,
  contracts,
  from,
  documents,
  typed,
  onDone,
  onClose,
}: ReissueDialogProps) {
  const { mutate, error, isPending } = useReissue(application.id, from.id)
  const refusal = useRefusal(error, noAnswer)
  const { reportSuccess } = useOutcome()
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Reissue ${from.number}`}
      about={`Version ${from.version + 1} takes its place`}
    >
      <ContractForm
        isReissue
        start={beginDraft(contracts, application, from)}
        typed={typed}
        place={`${application.id} reissue ${from.id}`}
        offer={contracts.offer}
        documents={documents}
        refusal={refusal}
        busy={isPending && 'Reissuing…'}
        label="Reissue"
        note="The new one is a draft with its own number. Everybody signs again."
        follows={(draft) => <WhatChanges draft={draft} from={from} />}
        onSubmit={(request, reason, forget) =>
          mutate(
            { ...request, reason },
            {
              onSuccess: (drafted) => {
                forget()
                reportSuccess(`${drafted.number} drafted in place of ${from.number}`)
                onDone(drafted)
              },
            },
          )
        }
        onCancel={onClose}
      />
    </Dialog>
  )
}

/** Compares what somebody typed with what stood before. The schedule follows from it. */
function WhatChanges({ draft, from }: { draft: ContractDraft; from: Contract }) {
  const { fundingOn, amount } = draft
  const movesDays = fundingOn !== undefined && fundingOn !== from.fundingOn
  const movesSums = amount !== undefined && amount !== from.figures.funded
  const changes = [
    movesDays && { label: 'Planned funding day', before: sayDay(from.fundingOn), after: sayDay(fundingOn) },
    movesSums && {
      label: 'Advance',
      before: formatCents(from.figures.funded),
      after: formatCents(amount),
    },
    draft.capacity !== from.signer.capacity && {
      label: 'Who signs',
      before: labelOf(signerCapacities, from.signer.capacity),
      after: labelOf(signerCapacities, draft.capacity),
    },
    draft.language !== from.language && {
      label: 'Language',
      before: labelOf(contractLanguages, from.language),
      after: labelOf(contractLanguages, draft.language),
    },
  ].filter((change) => change !== false)
  return (
    <Note tone="calm" title="What changes:">
      {changes.length === 0 && 'only the number and the version.'}
      {changes.length > 0 && (
        <ul className="k-diff">
          {changes.map(({ label, before, after }) => (
            <li key={label}>
              {label}: <del>{before}</del>{' '}
              <ins>
                <b>{after}</b>
              </ins>
            </li>
          ))}
        </ul>
      )}
      {(movesDays || movesSums) && <p>Every date and sum on page 1 follows.</p>}
    </Note>
  )
}
