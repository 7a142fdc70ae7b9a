import type { RefObject } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import type { Contract, ContractsOfFile } from '#features/contracts/records/schema.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { casePersonOf } from '#lib/case-person.ts'
import { ContractBinding } from './contract-binding.tsx'
import { ContractChecks } from './contract-checks.tsx'
import { ContractPaper } from './contract-paper.tsx'
import { ContractDifferences, ContractEvents, ContractSeals, ContractVersions } from './contract-records.tsx'
import { ContractTrack, listStages } from './contract-track.tsx'
import { sayDayOf, sayFundingDay, sayStatus } from './contract-words.ts'

type ContractBodyProps = {
  application: ApplicationDetail
  contracts: ContractsOfFile
  contract: Contract | undefined
  stage: RefObject<HTMLElement | null>
  part: number
  isPrinting: boolean
  onPart: (part: number, of: number) => void
  onPdf: () => void
  onReissue: (() => void) | undefined
  onOpen: (id: string | undefined) => void
}

export function ContractBody(props: ContractBodyProps) {
  const { application, contracts, contract, stage, part, isPrinting, onPart, onPdf, onOpen } = props
  return (
    <>
      <ContractTrack stages={listStages(contract, contracts)} />
      <Notes {...props} />
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
          <ContractPaper
            key={contract.id}
            applicationId={application.id}
            {...{ contract, part, stage, isPrinting, onPart, onPdf }}
          />
          <div className="contract-rest">
            {contract.status === 'drafted' && <ContractChecks contract={contract} />}
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

/** What somebody has to know before anything else. */
function Notes({ contracts, contract, onReissue, onOpen }: ContractBodyProps) {
  const { isOn, problem } = contracts
  const soon = contract && sayFundingDay(contract)
  return (
    <>
      {!isOn && (
        <Note tone="calm" title="Contracts are off.">
          What was sent stays here. Nothing new is drafted until the owner turns them on.
        </Note>
      )}
      {contract && isOn && soon && (
        <Note
          title={soon}
          action={
            onReissue && (
              <Button kind="bare" onClick={onReissue}>
                {contract.status === 'drafted' ? 'Draft anew' : 'Reissue'}
              </Button>
            )
          }
        >
          If the money leaves on another day, the dates on page 1 are wrong.{' '}
          {contract.status === 'drafted'
            ? 'Then draft it anew.'
            : 'Then reissue it, and everybody signs again.'}
        </Note>
      )}
      {contract && isOn && problem && !contract.endedAt && (
        <Note title="The offer doesn’t stand.">{problem}</Note>
      )}
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
