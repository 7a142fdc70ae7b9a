import type { RefusalAnswers } from '#lib/refusals.ts'
import type { EntryRefusal } from '../mutations/correct.ts'
import type { PaymentRefusal } from '../mutations/record.ts'

const mayNot = 'Only owners, bookkeepers and those an owner gave the right may record payments.'
const onTheFile = 'This money was paid out without a contract. What came back of it is recorded on the file.'
const noSuchLetter = 'There is no letter with this number. Check it, or leave it empty.'
const letterOfAnother =
  'This letter is about another claim. Record the payment there, or leave the number out.'

export const paymentRefusals: RefusalAnswers<PaymentRefusal> = {
  unknown: [404, 'There is no such contract or application.'],
  'may not record': [403, mayNot],
  'not paid out': [409, 'No money went out here, so none can come back.'],
  'without a contract': [409, onTheFile],
  ended: [409, 'Nothing is owed here anymore, so this money goes back to who sent it.'],
  'wrong day': [422],
  'key used': [409, 'This payment was sent before, and said something else then. Look at it again.'],
  'same transfer': [
    409,
    'A payment of that day with the same reference is recorded already.',
    { reference: ['A payment of that day with the same reference is recorded already.'] },
  ],
  another: [409, 'Somebody else wrote into this ledger meanwhile. Look at it before yours.'],
  'no such letter': [422, noSuchLetter, { letter: [noSuchLetter] }],
  'letter of another': [409, letterOfAnother, { letter: [letterOfAnother] }],
}

export const entryRefusals: RefusalAnswers<EntryRefusal> = {
  unknown: [404, 'There is no such entry or correction.'],
  'says the contract': [409, 'The contract says what was paid out, so it isn’t corrected here.'],
  'without a contract': [409, onTheFile],
  'not a payment': [409, 'Only payments that came in are corrected here.'],
  gone: [409, 'Nothing is left of this entry: it was taken out, or the bank returned it.'],
  same: [422, 'This is what the entry says already.'],
  'wrong day': [422],
  waiting: [409, 'A correction of this entry waits for its second signature already.'],
  'key used': [409, 'This correction was sent before, and said something else then. Look at it again.'],
  'no longer waiting': [409, 'This correction doesn’t wait for a signature anymore. Look at it again.'],
  'may not sign': [403, mayNot],
  'same person': [409, 'You signed first. The second signature is somebody else’s.'],
  'sign alone': [409, 'Nobody else here may sign anymore. Sign it again alone.'],
  'too early': [409, 'One person alone waits before it counts. Sign it in {wait}.'],
  void: [409, 'The entry or the people changed since the first signature, so it is void.'],
}
