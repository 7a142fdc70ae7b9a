import { answersIn } from '#lib/refusals.ts'
import { pick } from '#site/locale.ts'
import { clientsWords } from './content/words.ts'
import type { RoomRefusal } from './mutations.ts'

export const roomRefusals = answersIn<RoomRefusal>(
  { wrong: 401, 'too many guesses': 429 },
  pick(clientsWords, ({ session }) => session),
)
