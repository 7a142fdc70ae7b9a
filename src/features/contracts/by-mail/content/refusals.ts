import { ended, unknownContract } from '#features/contracts/records/content/refusals.ts'
import type { RefusalAnswers } from '#lib/refusals.ts'
import type { PaperRefusal } from '../mutations/locked.ts'

export const paperRefusals: RefusalAnswers<PaperRefusal> = {
  unknown: [404, unknownContract],
  'no such paper': [404, 'There is no such signature on paper.'],
  ended,
  signed: [409, 'Everybody has signed this contract.'],
  'not on paper': [409, 'They don’t sign on paper. Choose paper for them first.'],
  'not acknowledged': [409, 'Copies are mailed once everybody has signed.'],
  mistaken: [422],
  'person first': [409, 'The person’s signature comes first. Record theirs, or wait until it counts.'],
  waiting: [409, 'This signature waits for the second person already.'],
  'key used': [409, 'This was sent before, and said something else then. Look at it again.'],
  'no longer waiting': [409, 'This doesn’t wait for a signature anymore. Look at it again.'],
  'may not sign': [403, 'Only owners and reviewers who work here may say that a paper was signed.'],
  'same person': [409, 'You said so first. The second look is somebody else’s.'],
  'sign alone': [409, 'Nobody else here may sign anymore. Record it again, alone, with a reason.'],
  alone: [
    422,
    'Nobody else here may sign. Write why you say so alone.',
    { reason: ['Nobody else here may sign. Write why you say so alone.'] },
  ],
  'too early': [409, 'One person alone waits before it counts. Confirm it in {wait}.'],
  void: [409, 'Whoever found it may not sign anymore, so it is void. Record it again.'],
}
