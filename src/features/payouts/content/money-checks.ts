import type { WordCheck } from '#domain/money.ts'
import { isUnjudged, openHits } from '#features/payouts/screening/data/screenings.ts'
import { foldName } from '#lib/sanctions/fold.ts'
import { brand } from '#site/brand.ts'
import { dateIn } from '#site/format.ts'
import { formatCalendarDay, formatCents, formatOfficeMoment } from '#site/staff-format.ts'
import type { PayoutContext, SaidWord } from '../data/context.ts'
import { isSameNumber, maskNumber } from '../data/numbers.ts'
import { isGone } from '../data/rows.ts'
import { namesOn } from './names.ts'
import { type Checked, done, evidence, missing, notNeeded, waiting } from './paper-checks.ts'

const findWord = ({ words }: PayoutContext, about: WordCheck) => words.find((word) => word.about === about)

const proofOf = (label: string, { personName, at, documentId }: SaidWord) =>
  evidence('word', label, { by: personName, at: at.toISOString(), documentId })

const enter = 'Enter where the money goes first.'

export function checkEarlierFunder(context: PayoutContext): Checked {
  const { facts, payout } = context
  if (facts.answers['other-funder'] !== true)
    return notNeeded('No other company advanced money on this claim, they said.')
  const word = findWord(context, 'earlier-funder')
  if (word)
    return done([`${word.personName} has seen the release.`, word.said.note].filter(Boolean).join(' '), [
      proofOf('Release', word),
      ...(word.documentId ? [evidence('document', 'The release', { documentId: word.documentId })] : []),
    ])
  const ask = 'Another company advanced money on this claim. Confirm its release, with the paper.'
  return missing('confirm-release', payout ? ask : `${ask} ${enter}`)
}

/** Letter case, accents, order and marks don’t count. */
const isSamePayee = (one: string, other: string) => {
  const [mine, theirs] = [one, other].map((name) => foldName(name).sort().join(' '))
  return mine === theirs
}

export function checkPayee(context: PayoutContext): Checked {
  const { payee } = context
  if (!payee) return missing('enter-details', enter)
  const named = namesOn(context).find((name) => isSamePayee(name, payee.name))
  if (named) return done(`The account says ${payee.name}, and so does the contract.`)
  const word = findWord(context, 'payee')
  const [name] = namesOn(context)
  const says = `The account says ${payee.name}, the contract ${name}.`
  if (word)
    return done(`${says} ${word.personName}: ${word.said.note ?? ''}`.trim(), [
      proofOf('Payee confirmed', word),
    ])
  return missing('confirm-payee', `${says} Say why that is right, or enter other details.`)
}

export function checkBankDetails(context: PayoutContext): Checked {
  const { payout, payee, facts } = context
  if (!payout || !payee) return missing('enter-details', enter)
  const isKnownAddress =
    payout.method === 'check' &&
    facts.person.address !== null &&
    foldName(facts.person.address).join(' ') === foldName(payee.address ?? '').join(' ')
  if (isKnownAddress) return notNeeded('A check to the address on the contract.')
  const what = payout.method === 'check' ? 'the address' : `the account ending ${payout.accountEnding}`
  const word = findWord(context, 'bank-details')
  if (!word) {
    const [first] = context.numbers
    const number = first ? ` at ${maskNumber(first.number)}, a number that was on file before` : ''
    return missing('call-back', `Call back${number}, and have ${what} read to you.`)
  }
  const { number = '', note } = word.said
  const known = context.numbers.find((one) => isSameNumber(one.number, number))
  const alone = word.personId === payout.personId ? ', who entered them, alone' : ''
  const words = `${word.personName}${alone} called ${maskNumber(number)}, ${known?.whose ?? 'on file before'}.`
  return done([words, note].filter(Boolean).join(' '), [proofOf('Call', word)])
}

const dayOf = (moment: Date) => dateIn(brand.openHours.timeZone, moment)

export function checkSanctions(context: PayoutContext): Checked {
  const { payout, screening, today, lists, rowSealer } = context
  if (!payout) return missing('enter-details', enter)
  if (!screening) return askToScreen(context, 'Compare the payee with the Treasury’s list.')
  const { outcome, listedOn, where, personName, screenedAt } = screening
  const proof = evidence('list', 'Result', { by: personName, at: screenedAt.toISOString() })
  const hasLeft = isGone(payout)
  if (!hasLeft && dayOf(screenedAt) !== today)
    return askToScreen(context, `Compared last on ${formatOfficeMoment(screenedAt)}. Compare again today.`)
  const day = listedOn ? formatCalendarDay(listedOn) : ''
  if (outcome === 'elsewhere') {
    if (!hasLeft && listedOn !== today)
      return askToScreen(context, `Screened elsewhere on ${day}. Screen again today.`)
    return done(`Screened elsewhere: ${where}, on ${day}, says ${personName}.`, [proof])
  }
  const isOther = screening.lists?.sdn !== lists.lists?.sdn.id || screening.lists?.alt !== lists.lists?.alt.id
  if (!hasLeft && isOther) return askToScreen(context, 'A newer list came since. Compare again.')
  const hits = openHits(rowSealer, screening)
  const open = hits.filter(isUnjudged)
  if (open.length > 0)
    return missing(
      'judge',
      `${open.length === 1 ? 'A near match' : `${open.length} near matches`} on the list of ${day}. Say why it isn’t the payee, or don’t pay.`,
      { proofs: [proof] },
    )
  const found =
    hits.length === 0
      ? 'no match'
      : hits.length === 1
        ? '1 near match, judged'
        : `${hits.length} near matches, judged`
  return done(`${found} on the Treasury’s list of ${day}. Holds for this day alone.`.replace(/^n/, 'N'), [
    proof,
  ])
}

/** Without a list, there is another way: where it was screened. */
function askToScreen({ lists }: PayoutContext, words: string): Checked {
  return lists.lists
    ? missing('screen', words)
    : missing('upload-list', `${lists.problem} Or say where the payee was screened today.`)
}

/** One that was given before the attorney acknowledged it, or for other details, is none. */
export const countsNow = ({ signature, payout, events }: PayoutContext): boolean => {
  const acknowledged = events.findLast(({ event }) => event === 'acknowledged')
  return (
    signature !== undefined &&
    signature.detailsVersion === payout?.detailsVersion &&
    acknowledged !== undefined &&
    signature.signedAt >= acknowledged.happenedAt
  )
}

export function checkSignatures(context: PayoutContext): Checked {
  const { signature, payout } = context
  if (!payout) return missing('enter-details', enter)
  if (!signature || !countsNow(context)) return missing('sign', 'Nobody has signed that the money may leave.')
  const { personName, signedAt, secondName, secondAt, isAlone, effectiveAt, aloneFrom, secondAbove } =
    signature
  const first = evidence('signature', 'Signed', { by: personName, at: signedAt.toISOString() })
  const above = secondAbove === null ? '' : ` Above ${formatCents(secondAbove)} two people sign.`
  const said = `${personName} signed ${formatOfficeMoment(signedAt)}.`
  if (!effectiveAt && aloneFrom)
    return {
      ...waiting(
        'sign',
        `${said} Alone, it counts when signed again from ${formatOfficeMoment(aloneFrom)} on.`,
      ),
      evidence: [first],
    }
  if (!effectiveAt)
    return { ...waiting('sign', `${said} A second signature is missing.${above}`), evidence: [first] }
  const second = secondAt
    ? evidence('signature', 'Signed', { by: secondName ?? personName, at: secondAt.toISOString() })
    : null
  const also = isAlone
    ? ' Signed again, alone.'
    : secondAt
      ? ` ${secondName} signed ${formatOfficeMoment(secondAt)}.`
      : ''
  return done(`${said}${also}${above}`, [first, ...(second ? [second] : [])])
}
