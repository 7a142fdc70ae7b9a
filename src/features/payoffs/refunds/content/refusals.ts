import type { RefusalAnswers } from '#lib/refusals.ts'
import type { RefundRefusal } from '../mutations/refund.ts'
import type { ReturnRefusal } from '../mutations/return.ts'

const mayNot = 'Only owners, bookkeepers and those an owner gave the right may record payments.'

export const refundRefusals: RefusalAnswers<RefundRefusal> = {
  unknown: [404, 'There is no such contract.'],
  'may not record': [403, mayNot],
  'not paid out': [409, 'No money went out here, so none came back.'],
  'nothing due': [409, 'No more came than was owed, so nothing goes back.'],
  'too much': [422],
  'wrong day': [422],
  'key used': [409, 'This refund was sent before, and said something else then. Look at it again.'],
}

export const returnRefusals: RefusalAnswers<ReturnRefusal> = {
  unknown: [404, 'There is no such entry.'],
  'may not record': [403, mayNot],
  'without a contract': [
    409,
    'This money was paid out without a contract. What came back of it is put right on the file.',
  ],
  'not a payment': [409, 'Only a payment that came in can be returned by the bank.'],
  gone: [409, 'Nothing is left of this payment: it was taken out, or the bank returned it before.'],
  'wrong day': [422],
  'key used': [409, 'This return was sent before, and said something else then. Look at it again.'],
}
