import { signerCapacities } from '#domain/contracts.ts'
import { states } from '#domain/states.ts'
import type { ReadEvent } from '#features/contracts/records/data/events.ts'
import { isSameName } from '#lib/signed-name.ts'
import { formatCalendarDay, formatOfficeMoment, labelOf } from '#site/staff-format.ts'
import { type PayoutContext, wasReleasedIn } from '../data/context.ts'
import { isGone } from '../data/rows.ts'
import type { PayoutCheckAnswer, PayoutEvidence } from '../schema/gate.ts'

export type Checked = Omit<PayoutCheckAnswer, 'check'>

export const evidence = (
  kind: PayoutEvidence['kind'],
  label: string,
  { by = null, at = null, documentId = null }: Partial<Omit<PayoutEvidence, 'kind' | 'label'>> = {},
): PayoutEvidence => ({ kind, label, by, at, documentId })

export const done = (words: string, proofs: PayoutEvidence[] = []): Checked => ({
  ...{ state: 'done', words, evidence: proofs, action: 'none', missing: null },
})
export const notNeeded = (words: string): Checked => ({
  ...{ state: 'not-needed', words, evidence: [], action: 'none', missing: null },
})
export const missing = (
  action: PayoutCheckAnswer['action'],
  words: string,
  { says = words, proofs = [] }: { says?: string; proofs?: PayoutEvidence[] } = {},
): Checked => ({ state: 'missing', words: says, evidence: proofs, action, missing: words })
export const waiting = (action: PayoutCheckAnswer['action'], words: string): Checked => ({
  ...{ state: 'waiting', words, evidence: [], action, missing: words },
})

const last = (events: readonly ReadEvent[], kind: ReadEvent['event']) =>
  events.findLast(({ event }) => event === kind)

export function checkSigned({ contract, events, facts }: PayoutContext): Checked {
  const signed = last(events, 'signed')
  const { name, capacity } = facts.signer
  if (contract.status === 'issued' || !signed) return waiting('remind', `${name} hasn’t signed yet.`)
  if (signed.words.name && !isSameName(signed.words.name, name))
    return missing(
      'reissue',
      `It was signed as ${signed.words.name}; the contract names ${name}. Reissue it.`,
    )
  const pages = events.filter(({ event }) => event === 'initialed').length
  const as = capacity === 'self' ? '' : `, ${labelOf(signerCapacities, capacity)}`
  const initialed = pages === 0 ? '' : pages === 1 ? ', 1 page initialed' : `, ${pages} pages initialed`
  const how = signed.words.knownBy === 'paper' ? ', on paper' : ''
  return done(`${name}${as}, ${formatOfficeMoment(signed.happenedAt)}${how}${initialed}.`, [
    evidence('event', 'Signature record', { by: name, at: signed.happenedAt.toISOString() }),
    evidence('paper', 'Signed contract'),
  ])
}

export function checkAcknowledged({ contract, events, attorney }: PayoutContext): Checked {
  const who = attorney ?? 'The attorney'
  const acknowledged = last(events, 'acknowledged')
  const changed = last(events, 'counsel-changed')
  if (contract.status === 'issued') return waiting('none', 'The person signs first, then the attorney.')
  const isFormer = acknowledged && changed && changed.place > acknowledged.place
  if (isFormer || (changed && !acknowledged))
    return waiting(
      'remind',
      `Counsel changed on ${formatOfficeMoment(changed.happenedAt)}. ${who} hasn’t acknowledged it yet.`,
    )
  if (contract.status !== 'acknowledged' || !acknowledged)
    return waiting('remind', `${who} hasn’t acknowledged it yet.`)
  const { name = who, bar, sentences = [] } = acknowledged.words
  const number = bar ? `, ${labelOf(states, bar.state)} bar ${bar.number}` : ''
  const said = sentences.length > 0 ? `, ${sentences.length} statements` : ''
  return done(`${name}${number}, ${formatOfficeMoment(acknowledged.happenedAt)}${said}.`, [
    evidence('event', 'Acknowledgment', { by: name, at: acknowledged.happenedAt.toISOString() }),
  ])
}

export function checkPlannedDay(context: PayoutContext): Checked {
  const { contract, today, payout, returned } = context
  const day = formatCalendarDay(contract.fundingOn)
  if (payout && isGone(payout)) return done(`${day}, as printed on page 1.`)
  const [back] = returned
  if (back?.returnedOn) {
    const on = formatCalendarDay(back.returnedOn)
    return missing('reissue', `The payment came back on ${on}. Reissue the contract for another day.`)
  }
  if (contract.fundingOn > today)
    return waiting('none', `Money leaves on ${day}, as printed on page 1. Not before.`)
  if (contract.fundingOn === today) return done(`Today, ${day}, as printed on page 1.`)
  return wasReleasedIn(context)
    ? missing(
        'reissue',
        `It was released on ${day} and never marked sent. Mark it sent if the bank sent it that day. If not, reissue the contract.`,
      )
    : missing('reissue', `The planned day, ${day}, is over. Reissue the contract for another day.`)
}

const asked = 'Asked again in the moment in which it was marked sent.'

export function checkRules({ contract, payout, unlawful }: PayoutContext): Checked {
  if (payout && isGone(payout)) return done(asked)
  const named = [contract.homeState, ...(contract.forumState ? [contract.forumState] : [])]
    .map((code) => labelOf(states, code))
    .join(' and ')
  if (unlawful.length === 0)
    return done(`Today’s rules of ${named} still allow every figure on it.`, [
      evidence('rule', 'State rules'),
    ])
  return missing('reissue', `Today’s rules no longer allow it. ${unlawful.join(' ')}`, {
    proofs: [evidence('rule', 'State rules')],
  })
}

export function checkLicense({ contract, payout, permits }: PayoutContext): Checked {
  if (payout && isGone(payout)) return done(asked)
  const unmet = permits.filter(({ isMet }) => !isMet)
  const name = labelOf(states, contract.homeState)
  const proofs = permits.map(({ label, words }) => evidence('rule', `${label}: ${words}`))
  if (permits.length === 0) return notNeeded(`${name} asks for neither.`)
  if (unmet.length === 0) return done(permits.map(({ words }) => words).join(' '), proofs)
  return missing('license', unmet.map(({ label, words }) => `${label}: ${words}`).join(' '), { proofs })
}
