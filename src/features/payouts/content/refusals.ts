import { ended, off, unknownContract } from '#features/contracts/records/content/refusals.ts'
import type { RefusalAnswers } from '#lib/refusals.ts'
import type { DetailsRefusal } from '../mutations/details.ts'
import type { ReceivedRefusal } from '../mutations/received.ts'
import type { ReturnedRefusal } from '../mutations/returned.ts'
import type { ScreeningRefusal } from '../mutations/screening.ts'
import type { SentRefusal } from '../mutations/sent.ts'
import type { SignatureRefusal } from '../mutations/signatures.ts'
import type { WordRefusal } from '../mutations/words.ts'

export const mayNotSee = 'You may not see bank details. The owner gives that right under Settings, People.'

const unknown = [404, unknownContract] as const
const noDetails = [409, 'Enter where the money goes first.'] as const
const paid = [409, 'The money of this contract left already.'] as const
const mayNotPrepare = [
  403,
  'You may not prepare payments. The owner gives that right under Settings, People.',
] as const
const mayNotPay = [
  403,
  'You may not sign payments. The owner gives that right under Settings, People.',
] as const
const mayNotRecord = [
  403,
  'You may not record payments. The owner gives that right under Settings, People.',
] as const
const notReady = [409] as const
const keyUsed = [409, 'This was sent before, and said something else then. Look at it again.'] as const

export const detailsRefusals: RefusalAnswers<DetailsRefusal> = {
  ...{ unknown, off, ended, paid, 'may not prepare': mayNotPrepare },
  'not sent': [409, 'This contract wasn’t sent yet. Send it first.'],
  returned: [409, 'The payment of this contract came back. Reissue the contract for another day.'],
  changed: [409, 'Somebody changed this payment meanwhile. Look at it again.'],
}

export const wordRefusals: RefusalAnswers<WordRefusal> = {
  ...{ unknown, paid, 'may not prepare': mayNotPrepare, 'no details': noDetails },
  mistaken: [422],
  'same person': [409, 'You entered these details. Somebody else calls back.'],
}

export const screeningRefusals: RefusalAnswers<ScreeningRefusal> = {
  ...{ unknown, paid, 'may not prepare': mayNotPrepare, 'no details': noDetails },
  'no list': [409],
  changed: [409, 'The details changed meanwhile. Compare again.'],
  mistaken: [422],
  'not screened': [409, 'This payee wasn’t compared with the list yet.'],
  'no such hit': [404, 'There is no such match.'],
}

export const signatureRefusals: RefusalAnswers<SignatureRefusal> = {
  ...{ unknown, paid, 'no details': noDetails, 'not ready': notReady, 'key used': keyUsed },
  'may not sign': mayNotPay,
  alone: [
    422,
    'Nobody else here may sign payments. Write why you sign alone.',
    { aloneReason: ['Nobody else here may sign payments. Write why you sign alone.'] },
  ],
  signed: [409, 'Everybody has signed this payment.'],
  'nothing signed': [409, 'Nobody has signed this payment.'],
  'same person': [409, 'You signed first. The second signature is somebody else’s.'],
  'sign alone': [
    409,
    'Nobody else here may sign payments anymore. Sign it again, alone, with a reason.',
    { aloneReason: ['Nobody else here may sign payments anymore. Write why you sign alone.'] },
  ],
  'too early': [409, 'One person alone waits before it counts. Sign it in {wait}.'],
  void: [409, 'Whoever signed first may not sign anymore, so it is void. Sign it first.'],
}

export const sentRefusals: RefusalAnswers<SentRefusal> = {
  ...{ unknown, paid, 'no details': noDetails, 'not ready': notReady, 'key used': keyUsed },
  'may not sign': mayNotPay,
  'not released': [409, 'This payment isn’t released. Everybody who has to signs it first.'],
  'other day': [422],
}

export const receivedRefusals: RefusalAnswers<ReceivedRefusal> = {
  ...{ unknown, 'may not record': mayNotRecord },
  'not paid': [409, 'No money of this contract is on its way.'],
  received: [409, 'It was recorded as received on another day already.'],
  mistaken: [422],
}

export const returnedRefusals: RefusalAnswers<ReturnedRefusal> = {
  ...{ unknown, 'may not record': mayNotRecord },
  'not paid': [409, 'No money of this contract is on its way.'],
  over: [409, 'This advance is over already.'],
  'has payments': [409, 'Money came in for this advance, so it did begin. Correct those entries first.'],
  mistaken: [422],
}
