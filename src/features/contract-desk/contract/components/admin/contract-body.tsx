import type { ReactNode, RefObject } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import type { Contract, ContractsOfFile } from '#features/contracts/records/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { casePersonOf } from '#lib/case-person.ts'
import { formatList } from '#site/staff-format.ts'
import { ContractBinding } from './contract-binding.tsx'
import { ContractChecks } from './contract-checks.tsx'
import { ContractEvents } from './contract-events.tsx'
import { ContractPaper } from './contract-paper.tsx'
import { ContractDifferences, ContractSeals, ContractVersions } from './contract-records.tsx'
import { ContractTrack, listStages } from './contract-track.tsx'
import { isLive, sayDayOf, sayFundingDay, sayStatus, sayWhatFollows } from './contract-words.ts'
import { StandingNotes } from './standing-notes.tsx'

type ContractBodyProps = {
  application: ApplicationDetail
  contracts: ContractsOfFile
  contract: Contract | undefined
  /** What it waits for before it's paid, and what happened since. */
  money: ReactNode
  stage: RefObject<HTMLElement | null>
  part: number
  isPrinting: boolean
  onPart: (part: number) => void
  onPdf: () => void
  onReissue: (() => void) | undefined
  onVoid: (() => void) | undefined
  onOpen: (id: string | undefined) => void
}

export function ContractBody(props: ContractBodyProps) {
  const { application, contracts, contract, stage, part, isPrinting, onPart, onPdf, onOpen } = props
  return (
    <>
      <ContractTrack stages={listStages(contract, contracts)} />
      <Notes {...props} />
      {props.money}
      {!contract && (
        <Empty title={`No contract for ${casePersonOf(application).firstName} yet`}>
          {contracts.problem ??
            (contracts.offer
              ? 'It’s drafted from the offer that stands, complete, with every date and sum.'
              : 'It’s drafted from an offer. Approve the application with an amount first.')}
        </Empty>
      )}
      {contract && (
        <div className="contract-duo">
          {contract.status === 'drafted' && <ContractChecks contract={contract} />}
          {hasPaper(contracts, contract) ? (
            <ContractPaper
              key={contract.id}
              applicationId={application.id}
              {...{ contract, part, stage, isPrinting, onPart, onPdf }}
            />
          ) : (
            <Empty title="No paper while contracts are off">It was never sent.</Empty>
          )}
          <div className="contract-rest">
            <ContractDifferences contract={contract} />
            <ContractBinding contract={contract} />
            <ContractEvents contract={contract} />
            <ContractSeals contract={contract} />
            <ContractVersions contracts={contracts.contracts} shown={contract} onOpen={onOpen} />
          </div>
        </div>
      )}
    </>
  )
}

/** Drafts aren't printed while contracts are off. */
export const hasPaper = ({ isOn }: ContractsOfFile, { issuedAt }: Contract): boolean =>
  isOn || issuedAt !== null

/** What somebody has to know before anything else. */
function Notes({ contracts, contract, onReissue, onVoid, onOpen }: ContractBodyProps) {
  const { isOn, problem, maySend, senders } = contracts
  // Once everybody has signed, the first of what money waits for says it.
  const soon = contract?.status !== 'acknowledged' && contract ? sayFundingDay(contract) : undefined
  return (
    <>
      {contract?.papers.some(({ isBroken }) => isBroken) && (
        <Note title="The sealed paper was changed or is missing.">
          Nobody gets it like this. Bring the store back from the backup: then it’s whole again.
        </Note>
      )}
      {!isOn && (
        <Note tone="calm" title="Contracts are off.">
          What was sent stays here. Nothing is drafted, sent or voided until the owner turns them on.
        </Note>
      )}
      {contract && isOn && soon && !problem && (
        <Note
          title={soon}
          action={
            onReissue && (
              <Button kind="bare" onClick={onReissue}>
                {contract.status === 'drafted' ? 'Draft again' : 'Reissue'}
              </Button>
            )
          }
        >
          {sayWhatFollows(contract)}
        </Note>
      )}
      {contract && isOn && problem && isLive(contract) && (
        <Note
          title="The offer doesn’t stand."
          action={
            onVoid && (
              <Button kind="bare" onClick={onVoid}>
                Void
              </Button>
            )
          }
        >
          {problem}
        </Note>
      )}
      {contract?.status === 'drafted' && isOn && !maySend && (
        <Note tone="calm" title={`${formatList(senders)} can sign it for us and send it.`}>
          You can draft and void it. An owner gives the right to send under People.
        </Note>
      )}
      {contract && <StandingNotes contract={contract} />}
      {contract?.endedAt && <Ended contract={contract} onOpen={onOpen} />}
    </>
  )
}

function Ended({ contract, onOpen }: { contract: Contract; onOpen: ContractBodyProps['onOpen'] }) {
  const { status, endedAt, replacedBy, events } = contract
  const reason = events.findLast((one) => one.reason)?.reason
  return (
    <Note
      title={`${sayStatus(status)}${endedAt ? `, ${sayDayOf(endedAt)}` : ''}.`}
      action={
        replacedBy && (
          <Button kind="bare" onClick={() => onOpen(replacedBy.id)}>
            Open {replacedBy.number}
          </Button>
        )
      }
    >
      {reason ?? (contract.issuedAt ? 'The sealed paper stays as it was.' : 'It was never sent.')}
    </Note>
  )
}
