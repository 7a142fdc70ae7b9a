import { StatusMark } from '#features/admin/kit/components/mark.tsx'
import type { Contract, ContractsOfFile } from '#features/contracts/records/schema.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { listUnmet, sayDay, sayDayOf, sayOpen, sayStatus } from './contract-words.ts'

type Stage = { name: string; word: string; state: keyof typeof marks }

/** Ink fills the circle as a contract comes closer to money. */
const marks = { done: 'approved', now: 'documents-needed', ahead: 'received', ended: 'declined' } as const
const spoken = { done: 'Done', now: 'Now', ahead: 'Later', ended: 'Ended' } as const

/** They come with the signature. */
const later = ['Consented', 'Signed', 'Acknowledged', 'Ready', 'Paid']

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
    return [offered, drafted, ...(issuedAt ? [sent] : []), ended]
  }
  if (paidOn) return [offered, drafted, sent, { name: 'Paid', word: sayDay(paidOn), state: 'done' }]
  const open = listUnmet(contract).length
  const waiting: Stage = { ...sent, word: open === 0 ? 'ready' : sayOpen(open), state: 'now' }
  if (!issuedAt) return [offered, drafted, waiting, ...ahead]
  const [next, ...rest] = ahead
  return [
    offered,
    drafted,
    sent,
    ...(next ? [{ ...next, word: 'waits', state: 'now' } as const] : []),
    ...rest,
  ]
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
