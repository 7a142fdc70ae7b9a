import { answersIn } from '#lib/refusals.ts'
import { pick } from '#site/locale.ts'
import type { CodeRefusal, SignerCodeRefusal } from '../mutations.ts'
import { signerWords } from './words.ts'

export const signerCodeRefusals = answersIn<CodeRefusal | SignerCodeRefusal>(
  { 'no address': 409, wrong: 401, 'too many guesses': 429 },
  pick(signerWords, ({ refusals }) => refusals),
)
