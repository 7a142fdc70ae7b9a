import { StageHead } from '#features/contract-page/money/components/stage-head.tsx'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { useWords } from '#ui/locale.tsx'
import { pageWords } from '../content/words.ts'

/** For an attorney who applied: whose turn it is before any money moves. */
export function AttorneysHead({ contract, id }: { contract: Signing; id: string }) {
  const { stages } = useWords(pageWords).contract
  const place = placeOf(contract.stage)
  return <StageHead id={id} sign={signs[place]} {...stages[place]} />
}

type Place = 'clients' | 'yours' | 'ours' | 'over'

const signs: Record<Place, 'turn' | 'reading' | 'done'> = {
  clients: 'reading',
  yours: 'turn',
  ours: 'reading',
  over: 'done',
}

function placeOf(stage: Signing['stage']): Place {
  if (stage === 'signed') return 'yours'
  if (stage === 'acknowledged') return 'ours'
  return isWithClient.has(stage) ? 'clients' : 'over'
}

const isWithClient: ReadonlySet<Signing['stage']> = new Set(['offer', 'read', 'sign', 'paper'])
