import { randomUUID } from 'node:crypto'
import { payoutWords } from '#db/schema/index.ts'
import type { MoneyStep, WordCheck } from '#domain/money.ts'
import { hasOthers, lockPreparer } from '#features/people/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { FieldErrors } from '#lib/errors.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hasDocument } from '../data/context.ts'
import { isSameNumber, listNumbersBefore, maskNumber } from '../data/numbers.ts'
import { isGone, openPayee, type PayoutRow } from '../data/rows.ts'
import type { NewWord } from '../schema/requests.ts'
import { type Locked, type PayoutServices, tell, withPayout } from './locked.ts'

export type WordRefusal = 'unknown' | 'may not prepare' | 'no details' | 'paid' | 'mistaken' | 'same person'

const stepOf: Record<WordCheck, MoneyStep> = {
  'earlier-funder': 'earlier-funder-released',
  payee: 'payee-confirmed',
  'bank-details': 'called-back',
}

/** A named person looked, or called, and says so. */
export const keepWord = (
  services: PayoutServices,
  contractId: string,
  word: NewWord,
  reviewer: Reviewer,
): Promise<Outcome<object, WordRefusal>> =>
  withPayout(services, contractId, async (locked): Promise<Outcome<object, WordRefusal>> => {
    const { writing, payout, contract } = locked
    const { tx, rowSealer } = writing
    const by = await lockPreparer(tx, reviewer.person?.id)
    if (!by) return refuse('may not prepare')
    if (!payout) return refuse('no details')
    if (isGone(payout)) return refuse('paid')
    const isAlone = word.about === 'bank-details' && payout.personId === by.id
    if (isAlone && (await hasOthers(tx, by.id, 'prepare payments'))) return refuse('same person')
    const errors = await findMistakes(locked, payout, word, isAlone)
    if (Object.keys(errors).length > 0) return refuse('mistaken', { errors })
    const id = randomUUID()
    const { about, number, note, documentId = null } = word
    await tx.insert(payoutWords).values({
      ...{ id, payoutId: payout.id, about, detailsVersion: payout.detailsVersion, documentId },
      sealedWords: rowSealer.seal(payoutWords.sealedWords, id, {
        ...(about === 'bank-details' && number && { number }),
        ...(note && { note }),
      }),
      ...{ personId: by.id, personName: by.name },
    })
    await tell(writing, contract, stepOf[about], { reviewer, ...(isAlone && { isAlone }) })
    return { ok: true }
  })

async function findMistakes(
  { writing: { tx, rowSealer }, contract: { applicationId } }: Locked,
  payout: PayoutRow,
  { about, number, note, documentId }: NewWord,
  isAlone: boolean,
): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  const { account = '' } = openPayee(rowSealer, payout)
  if (
    note &&
    account.length > 4 &&
    note
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .includes(account)
  )
    errors.note = ['Write how the account ends, and not all of it: more people read this.']
  if (documentId && !(await hasDocument(tx, applicationId, documentId)))
    errors.documentId = ['Choose a document of this file.']
  if (about === 'earlier-funder' && !documentId)
    errors.documentId = ['Choose the release among the documents of this file.']
  if (about === 'payee' && !note) errors.note = ['Write why this is the right payee.']
  if (isAlone && !note)
    errors.note = ['You entered the details yourself. Write why you call alone, and what was read to you.']
  if (about !== 'bank-details') return errors
  const known = await listNumbersBefore({ db: tx, rowSealer }, applicationId, payout.enteredAt)
  if (number && known.some((one) => isSameNumber(one.number, number))) return errors
  const masked = known.map((one) => maskNumber(one.number)).join(' or ')
  errors.number = [
    known.length === 0
      ? 'No number was on file before the details were entered. Have them entered again once there is one.'
      : `${number ? 'This number wasn’t' : 'Enter the number that you called. It was'} on file before the details were entered. Call ${masked}.`,
  ]
  return errors
}
