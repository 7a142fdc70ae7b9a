import { useId, useRef, useState } from 'react'
import type { ApplicationStatus } from '#domain/application-status.ts'
import { useFocusOnOpen } from '#features/admin/components/use-focus-on-open.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import type { Contract, ContractsOfFile } from '#features/contracts/records/schema.ts'
import { Activity } from '#features/desk/application/components/admin/activity.tsx'
import { useComposing } from '#features/desk/application/components/admin/composer.tsx'
import { SheetHead } from '#features/desk/application/components/admin/sheet-head.tsx'
import { useRequestedAction } from '#features/desk/application/components/admin/use-requested-action.ts'
import { listSources } from '#features/desk/value/components/admin/list-sources.ts'
import { useDocuments } from '#features/documents/files/components/admin/document-queries.ts'
import { MailDock } from '#features/messages/emails/components/admin/mail-dock.tsx'
import { useMailing } from '#features/messages/emails/components/admin/use-mailing.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { useValueGrade } from '#features/underwriting/components/admin/value-queries.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { formatList } from '#site/staff-format.ts'
import { ContractBody, hasPaper } from './contract-body.tsx'
import { ContractFacts } from './contract-facts.tsx'
import { useContractPaper } from './contract-queries.ts'
import { isLive, sayStand } from './contract-words.ts'
import { DraftDialog, ReissueDialog } from './draft-dialog.tsx'
import { SendDialog, VoidDialog } from './end-dialogs.tsx'
import { MoneyPart, PayMain } from './payout/money-part.tsx'
import { PayDialogs } from './payout/pay-dialogs.tsx'
import { usePay, usePayKeys } from './payout/use-pay.ts'
import { listFurther, SentDialogs, SentMain, useSentActs } from './sent-acts.tsx'
import { type SentAct, sayWaits } from './sent-words.ts'
import { useContractKeys } from './use-contract-keys.ts'
import { useContractPdf } from './use-contract-pdf.ts'
import '#features/desk/application/components/admin/application.css'
import './contract.css'

type ContractScreenProps = {
  application: ApplicationDetail
  contracts: ContractsOfFile
  /** Undefined: the one that counts. */
  chosen: string | undefined
  drafts: Map<string, string>
  position: string | undefined
  turns: { next: (() => void) | undefined; previous: (() => void) | undefined }
  onClose: () => void
  onContract: (id: string | undefined) => void
}

type Asking = 'draft' | 'send' | 'reissue' | 'void' | SentAct
/** About the contract that was on the screen when it opened, whatever news come meanwhile. */
type Asked = { what: Asking; about: Contract | undefined }

export function ContractScreen(props: ContractScreenProps) {
  const { application, contracts, chosen, drafts, position, turns, onClose, onContract } = props
  const { id } = application
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const stage = useRef<HTMLElement>(null)
  useFocusOnOpen(heading)
  const composing = useComposing()
  const mailing = useMailing()
  const { data: value } = useValueGrade(id)
  const documents = listSources(useDocuments(id).data?.documents ?? [])
  const contract = findShown(contracts.contracts, chosen)
  const printed = contract && hasPaper(contracts, contract) ? contract : undefined
  const pdf = useContractPdf(printed)
  const { data: read } = useContractPaper(id, printed)
  const [asked, setAsked] = useState<Asked>()
  const [isChoosing, setChoosing] = useState(false)
  const [askedStatus, setAskedStatus] = useState<ApplicationStatus>()
  const [part, setPart] = useState(0)
  const offered = findActs(contracts, contract)
  const opens = (what: Asking) =>
    offered.includes(what) ? () => setAsked({ what, about: contract }) : undefined
  const about = contracts.contracts.find((one) => one.id === asked?.about?.id) ?? asked?.about
  const pay = usePay(id, contract)
  const sent = useSentActs(id, contract, (what) => setAsked({ what, about: contract }))
  const acts = {
    ...{ draft: opens('draft'), send: opens('send'), reissue: opens('reissue'), end: opens('void') },
    ...{ pdf: pdf.fetch, mail: mailing.open, sent },
  }
  const turnPart = (by: number) => turnTo(part + by)
  function turnTo(at: number) {
    if (at < 0 || at >= (read?.paper.parts.length ?? 0)) return
    setPart(at)
    stage.current?.scrollTo({ top: 0 })
  }
  useContractKeys(id, acts, { ...turns, close: onClose, turnPart })
  usePayKeys(pay)
  useRequestedAction({ draft: acts.draft, confirm: sent.confirm }, true)
  const close = () => setAsked(undefined)
  const settle = () => {
    close()
    setPart(0)
    onContract(undefined)
  }
  const quiet = [
    ...pay.quiet,
    ...listFurther(contract, sent),
    ...(acts.end ? [{ label: 'Void', keys: 'v', run: acts.end }] : []),
    ...(acts.reissue && !pay.isReturned ? [{ label: 'Reissue', keys: 'e', run: acts.reissue }] : []),
    ...(acts.draft && contract && isLive(contract)
      ? [{ label: 'Draft again', keys: 'd', run: acts.draft }]
      : []),
    ...(acts.pdf ? [{ label: 'PDF', keys: 'p', run: acts.pdf }] : []),
    { label: 'Mail', keys: 'm', run: mailing.open },
  ]
  const dialog = { application, contracts, documents, typed: drafts, onClose: close, onDone: settle }
  return (
    <article className="file file-page on-sheet contract-page" aria-labelledby={title}>
      <SheetHead
        sheet="contract"
        title={{ id: title, ref: heading, name: caseNameOf(application) }}
        application={application}
        grade={value?.grade ?? undefined}
        facts={<ContractFacts {...{ application, contract }} offer={contracts.offer} stand={pay.stand} />}
        status={{ isOpen: isChoosing, onOpen: setChoosing, asked: askedStatus, onAsk: setAskedStatus }}
        word={
          pay.word ??
          (contract
            ? [sayStand(contract), isLive(contract) && sayWaits(contract)].filter(Boolean).join('; ')
            : 'No contract yet')
        }
        quiet={quiet}
        main={
          pay.isBefore || pay.isOut || pay.isReturned ? (
            <PayMain pay={pay} onReissue={acts.reissue} />
          ) : (
            <MainAct {...{ contracts, contract, acts }} />
          )
        }
        position={position}
        turns={turns}
        onClose={onClose}
      />
      <MailDock application={application} drafts={drafts} mailing={mailing} />
      <div className="file-body contract-body">
        <div className="file-record">
          <ContractBody
            {...{ application, contracts, contract, stage }}
            money={<MoneyPart pay={pay} onReissue={acts.reissue} />}
            part={part}
            isPrinting={pdf.isPrinting}
            onPart={turnTo}
            onPdf={() => pdf.fetch?.()}
            onReissue={acts.reissue ?? acts.draft}
            onVoid={acts.end}
            onOpen={onContract}
          />
        </div>
        <Activity application={application} drafts={drafts} composing={composing} isBesideMoney />
      </div>
      {asked?.what === 'draft' && (
        <DraftDialog {...dialog} from={about?.status === 'drafted' ? about : undefined} />
      )}
      {asked?.what === 'reissue' && about && <ReissueDialog {...dialog} from={about} />}
      {asked?.what === 'send' && about && <SendDialog applicationId={id} contract={about} onClose={close} />}
      {about && (
        <SentDialogs
          act={sentActOf(asked)}
          {...{ applicationId: id, contract: about, documents }}
          typed={drafts}
          onClose={close}
        />
      )}
      {pay.gate && (
        <PayDialogs
          act={pay.act}
          applicationId={id}
          gate={pay.gate}
          documents={documents}
          onClose={pay.close}
        />
      )}
      {asked?.what === 'void' && about && (
        <VoidDialog applicationId={id} contract={about} typed={drafts} onClose={close} />
      )}
    </article>
  )
}

const sentActOf = (asked: Asked | undefined): SentAct | undefined => {
  const what = asked?.what
  return what === 'draft' || what === 'send' || what === 'reissue' || what === 'void' ? undefined : what
}

/** The one that counts, else the newest. */
const findShown = (contracts: readonly Contract[], chosen: string | undefined) =>
  contracts.find(({ id }) => id === chosen) ?? contracts.find(isLive) ?? contracts[0]

/** What can be done with it now. The server decides for itself. */
function findActs(
  { isOn, maySend, offer, contracts }: ContractsOfFile,
  shown: Contract | undefined,
): Asking[] {
  if (!isOn) return []
  const live = contracts.find(isLive)
  const mayDraft = offer && (!live || live.status === 'drafted')
  if (!shown || shown !== live) return mayDraft && !live ? ['draft'] : []
  if (shown.status === 'drafted')
    return [...(mayDraft ? (['draft'] as const) : []), ...(maySend ? (['send'] as const) : []), 'void']
  return offer ? ['reissue', 'void'] : ['void']
}

type MainActProps = {
  contracts: ContractsOfFile
  contract: Contract | undefined
  acts: {
    draft: (() => void) | undefined
    send: (() => void) | undefined
    sent: ReturnType<typeof useSentActs>
  }
}

/** The next thing to do, or who is waited for. */
function MainAct({ contracts, contract, acts }: MainActProps) {
  if (contract?.status === 'drafted') {
    return (
      <Button
        className="file-main"
        keys="s"
        aria-keyshortcuts="s"
        off={!acts.send && (contracts.isOn ? `${formatList(contracts.senders)} can send it.` : contractsOff)}
        onClick={acts.send}
      >
        Send
      </Button>
    )
  }
  if (contract?.paidOn) return <span className="file-main k-quiet">Paid out</span>
  if (contract && isLive(contract) && contracts.problem)
    return <span className="file-main k-quiet">Its offer doesn’t stand</span>
  if (contract?.signing?.waits && isLive(contract)) return <SentMain contract={contract} runs={acts.sent} />
  if (contract && isLive(contract)) return <span className="file-main k-quiet">Signed by all</span>
  if (contract && contracts.contracts.some(isLive)) return null
  const wait = contracts.isOn ? (contracts.problem ?? 'No offer stands.') : contractsOff
  return (
    <Button
      className="file-main"
      keys="d"
      aria-keyshortcuts="d"
      off={!acts.draft && wait}
      onClick={acts.draft}
    >
      Draft a contract
    </Button>
  )
}

const contractsOff = 'Contracts are off. The owner turns them on under Settings, Contract forms.'
