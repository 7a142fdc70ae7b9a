import { StatusMark } from '#features/admin/kit/components/mark.tsx'
import type { Contract, ContractsOfFile, ContractWait } from '#features/contracts/records/schema.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { listUnmet, sayDay, sayDayOf, sayOpen, sayStatus } from './contract-words.ts'

type Stage = { name: string; word: string; state: keyof typeof marks }

/** Ink fills the circle as a contract comes closer to money. */
const marks = { done: 'approved', now: 'documents-needed', ahead: 'received', ended: 'declined' } as const
const spoken = { done: 'Done', now: 'Now', ahead: 'Later', ended: 'Ended' } as const

const later = ['Consented', 'Signed', 'Acknowledged', 'Ready', 'Paid']

/** From the person's consent to the attorney's signature. */
function listSigning({ status, signing, issuedAt }: Contract): Stage[] {
  if (!signing || !issuedAt) return []
  const { consentedAt, onPaperSince, mailedOn, openedAt, signedAt, acknowledgedAt, waits } = signing
  const isSigned = status === 'signed' || status === 'acknowledged'
  const paper: Stage = {
    name: 'On paper',
    word: mailedOn ? `mailed ${sayDay(mailedOn)}` : 'to mail',
    state: mailedOn ? 'done' : 'now',
  }
  const consented: Stage = consentedAt
    ? { name: 'Consented', word: sayDayOf(consentedAt), state: 'done' }
    : { name: 'Consented', word: openedAt ? `opened ${sayDayOf(openedAt)}` : 'not opened', state: 'now' }
  const first = onPaperSince && !signedAt ? paper : consented
  const isNext = first.state === 'done'
  const isConfirming = waits?.for === 'confirming'
  const signed: Stage = isSigned
    ? { name: 'Signed', word: signedAt ? sayDayOf(signedAt) : '', state: 'done' }
    : {
        name: 'Signed',
        word: isConfirming ? 'to confirm' : isNext ? 'waits' : '',
        state: isNext ? 'now' : 'ahead',
      }
  const acknowledged: Stage =
    acknowledgedAt && status === 'acknowledged'
      ? { name: 'Acknowledged', word: sayDayOf(acknowledgedAt), state: 'done' }
      : {
          name: 'Acknowledged',
          word: isSigned ? sayCounsel(waits?.for) : '',
          state: isSigned ? 'now' : 'ahead',
        }
  return [isSigned && !consentedAt ? { ...paper, state: 'done' } : first, signed, acknowledged]
}

function sayCounsel(waits: ContractWait | undefined): string {
  if (waits === 'refused') return 'refused'
  if (waits === 'counsel') return 'no attorney'
  return waits === 'confirming' ? 'to confirm' : 'waits'
}

export function listStages(contract: Contract | undefined, { offer }: ContractsOfFile): Stage[] {
  const offered: Stage = {
    name: 'Offer',
    word: offer ? `to ${sayDay(offer.endsOn)}` : contract?.paidOn ? 'taken' : 'none stands',
    state: offer || contract ? 'done' : 'now',
  }
  const ahead = later.map((name): Stage => ({ name, word: '', state: 'ahead' }))
  if (!contract) {
    const drafted: Stage = { name: 'Drafted', word: 'not yet', state: offer ? 'now' : 'ahead' }
    return [offered, drafted, { name: 'Sent', word: '', state: 'ahead' }, ...ahead]
  }
  const { draftedAt, issuedAt, endedAt, paidOn, status } = contract
  const drafted: Stage = { name: 'Drafted', word: sayDayOf(draftedAt), state: 'done' }
  const sent: Stage = { name: 'Sent', word: issuedAt ? sayDayOf(issuedAt) : '', state: 'done' }
  if (endedAt) {
    const ended: Stage = { name: sayStatus(status), word: sayDayOf(endedAt), state: 'ended' }
    const done = listSigning(contract).filter(({ state }) => state === 'done')
    return [offered, drafted, ...(issuedAt ? [sent] : []), ...done, ended]
  }
  if (paidOn) {
    const paid: Stage = { name: 'Paid', word: sayDay(paidOn), state: 'done' }
    return [offered, drafted, sent, ...listSigning(contract), paid]
  }
  const open = listUnmet(contract).length
  const waiting: Stage = { ...sent, word: open === 0 ? 'ready' : sayOpen(open), state: 'now' }
  if (!issuedAt) return [offered, drafted, waiting, ...ahead]
  const ready: Stage = { name: 'Ready', word: '', state: status === 'acknowledged' ? 'now' : 'ahead' }
  return [offered, drafted, sent, ...listSigning(contract), ready, { name: 'Paid', word: '', state: 'ahead' }]
}

/** How far the contract is. */
export function ContractTrack({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className="contract-track" aria-label="Stages of the contract">
      {stages.map(({ name, word, state }) => (
        <li key={name} data-state={state} {...(state === 'now' && { 'aria-current': 'step' })}>
          <StatusMark status={marks[state]} />
          <VisuallyHidden>{spoken[state]}: </VisuallyHidden>
          <b>{name}</b> <span>{word}</span>
        </li>
      ))}
    </ol>
  )
}
