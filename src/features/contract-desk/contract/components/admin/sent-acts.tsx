import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import type { Contract } from '#features/contracts/records/schema.ts'
import type { FileAct } from '#features/desk/application/components/admin/file-acts.tsx'
import { ConfirmPaperDialog, findToConfirm } from './confirm-paper-dialog.tsx'
import { FoundDialog } from './found-dialog.tsx'
import { MailedDialog, PaperWayDialog } from './mailed-dialog.tsx'
import { useRemind } from './sent-queries.ts'
import {
  actKeys,
  firstName,
  listSentActs,
  nameAct,
  type SentAct,
  waitingParty,
  whyNot,
} from './sent-words.ts'
import type { NamedDocument } from './signer-fields.tsx'
import type { Typed } from './use-typed.ts'

type Runs = Partial<Record<SentAct, () => void>>

/** What can be done with the contract that is shown: a reminder leaves at once, the rest asks first. */
export function useSentActs(
  applicationId: string,
  contract: Contract | undefined,
  ask: (act: SentAct) => void,
): Runs {
  const { mutate, isPending } = useRemind({ applicationId, id: contract?.id ?? '' })
  const { reportSuccess, reportFailure } = useOutcome()
  if (!contract) return {}
  const party = waitingParty(contract)
  const whom = party === 'attorney' ? 'the attorney' : firstName(contract)
  const remind = () => {
    if (isPending) return
    // By its key: the button says so itself.
    const obstacle = whyNot('remind', contract)
    if (obstacle) return reportFailure(undefined, obstacle, 'Not reminded')
    mutate(party, {
      onSuccess: () => reportSuccess(`A mail to ${whom} is on its way`),
      onError: (error) =>
        reportFailure(error, 'No answer came. Try again: they get one mail.', 'Not reminded'),
    })
  }
  const runs = listSentActs(contract).map((act) => [act, act === 'remind' ? remind : () => ask(act)])
  return Object.fromEntries(runs)
}

/** The next thing to do about one that was sent. */
export function SentMain({ contract, runs }: { contract: Contract; runs: Runs }) {
  const [act] = listSentActs(contract)
  if (!act) return null
  return (
    <Button
      className="file-main"
      keys={actKeys[act]}
      aria-keyshortcuts={actKeys[act]}
      off={whyNot(act, contract)}
      onClick={runs[act]}
    >
      {nameAct(act, contract)}
    </Button>
  )
}

/** What else can be done with it. */
export function listFurther(contract: Contract | undefined, runs: Runs): FileAct[] {
  if (!contract) return []
  const [, ...further] = listSentActs(contract)
  return further.flatMap((act) => {
    const run = runs[act]
    return run ? [{ label: nameAct(act, contract), keys: actKeys[act], run }] : []
  })
}

type SentDialogsProps = {
  act: SentAct | undefined
  applicationId: string
  contract: Contract
  documents: readonly NamedDocument[]
  typed: Typed
  onClose: () => void
}

export function SentDialogs({ act, documents, typed, ...dialog }: SentDialogsProps) {
  const signature = findToConfirm(dialog.contract)
  switch (act) {
    case 'paper':
      return <PaperWayDialog {...dialog} />
    case 'mailed':
      return <MailedDialog {...dialog} what="mailing" />
    case 'copies':
      return <MailedDialog {...dialog} what="copies" />
    case 'back':
      return <FoundDialog {...dialog} documents={documents} typed={typed} />
    case 'confirm':
      return signature ? <ConfirmPaperDialog {...dialog} signature={signature} /> : null
    default:
      return null
  }
}
