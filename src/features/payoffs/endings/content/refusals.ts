import type { RefusalAnswers } from '#lib/refusals.ts'
import type { EndingRefusal } from '../mutations/end.ts'
import type { HoldRefusal } from '../mutations/hold.ts'

const unknown = 'There is no such application.'
const noProof = 'Choose a paper of this file that says how the case ended. Add it to the file first.'

export const endingRefusals: RefusalAnswers<EndingRefusal> = {
  unknown: [404, unknown],
  'may not end': [
    403,
    'Owners and those who may pay record that a case was lost; owners, bookkeepers and those who record payments write off.',
  ],
  'not paid out': [409, 'No money went out here, so there is nothing to end.'],
  'nothing owed': [409, 'Nothing is owed here anymore, so there is nothing to end.'],
  'no proof': [422, noProof, { documentId: [noProof] }],
  'wrong day': [422],
  waiting: [409, 'A write-off waits for its second signature already.'],
  'key used': [409, 'This was sent before, and said something else then. Look at it again.'],
  'no longer waiting': [409, 'This doesn’t wait for a signature anymore. Look at it again.'],
  'may not sign': [403, 'Only owners, bookkeepers and those an owner gave the right may sign a write-off.'],
  'same person': [409, 'You signed first. The second signature is somebody else’s.'],
  'sign alone': [409, 'Nobody else here may sign anymore. Ask for it again alone.'],
  'too early': [409, 'One person alone waits before it counts. Sign it in {wait}.'],
  void: [409, 'What is owed or the people changed since the first signature, so it is void.'],
}

export const holdRefusals: RefusalAnswers<HoldRefusal> = {
  unknown: [404, unknown],
  'may not hold': [403, 'Only people who work with files or record payments may do this.'],
  'owner freezes': [403, 'Only an owner lets steps stand still, or go on again.'],
  held: [409, 'This claim is on hold already. End that hold first.'],
  'not held': [409, 'This claim isn’t on hold.'],
  'wrong day': [422],
}
