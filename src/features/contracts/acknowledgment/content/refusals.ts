import type { RefusalAnswers } from '#lib/refusals.ts'
import type { AcknowledgeRefusal } from '../mutations/acknowledge.ts'
import type { SaidRefusal } from '../mutations/said.ts'

/** Firms read English. */
export const acknowledgmentRefusals: RefusalAnswers<AcknowledgeRefusal | SaidRefusal> = {
  unknown: [404, 'There’s no contract here. It may have moved to another firm. Call us if that’s wrong.'],
  'not known': [401, 'First, the code. Ask for it on this page, and type the six digits from our email.'],
  'same session': [
    409,
    'This browser has signed for your client. Please use your own, on another device, or ask us to mail the page on paper.',
  ],
  'same address': [
    409,
    'We have one email address for you and your client, so we can’t tell you apart. Call us with yours.',
  ],
  'not signed': [409, 'Your client hasn’t signed yet. We’ll email you when they have.'],
  expired: [
    409,
    'The last day to sign is over. Call us if your client still wants it, and we’ll send a new contract.',
  ],
  ended: [
    409,
    'This contract doesn’t stand anymore. If there’s a new one, we’ll email you when your page is next.',
  ],
  reissued: [409, 'There’s a new contract. Look at this page again.'],
  left: [409, 'You told us that you no longer represent this client. Call us if that’s changed.'],
  done: [409, 'This contract is signed already. Call us if something’s wrong with it.'],
  'no reason': [422, 'Tell us why, in a few words.', { reason: ['Tell us why, in a few words.'] }],
  broken: [500, 'We can’t show this contract right now. Please call us.'],
  invalid: [422],
}
