import type { GlyphName } from '#features/admin/kit/components/glyph.tsx'
import { paths } from '#site/paths.ts'
import type { MoneyOut } from '../../schema.ts'
import { MoneyLine } from './money-line.tsx'

type Settling = MoneyOut['settling'][number]

const kinds: Record<Settling['kind'], { glyph: GlyphName; act: string }> = {
  asked: { glyph: 'talk', act: 'Answer' },
  'to-sign': { glyph: 'pen', act: 'Sign' },
  settled: { glyph: 'send', act: 'Payoff' },
  lost: { glyph: 'page', act: 'Record it' },
}

const toSettling = ({ kind, file }: Settling) =>
  kind === 'asked' || kind === 'to-sign'
    ? paths.adminApplicationReduction(file.id)
    : paths.adminApplicationLedger(file.id)

/** Somebody waits for our answer, so they stand before all other money. */
export const SettlingLines = ({ settling }: { settling: readonly Settling[] }) =>
  settling.map((one) => (
    <MoneyLine
      key={`${one.kind} ${one.file.id}`}
      glyph={kinds[one.kind].glyph}
      day={one.on}
      to={toSettling(one)}
      name={one.file.name}
      what={one.sentence}
      act={kinds[one.kind].act}
      amount={one.amount}
    />
  ))

const queues = [
  { label: 'Reductions asked for', keys: 'g z', kinds: ['asked', 'to-sign'], about: 'Answer in two days' },
  { label: 'Reported as over', keys: 'g g', kinds: ['settled', 'lost'], about: 'Payoff or ending next' },
] as const

/** One leads to its page, several to the list. */
export const listSettlingQueues = (settling: readonly Settling[]) =>
  queues.flatMap(({ kinds, ...queue }) => {
    const own = settling.filter(({ kind }) => kinds.some((each) => each === kind))
    const [first, ...others] = own
    if (!first) return []
    const to = others.length === 0 ? toSettling(first) : paths.adminMoney
    return [{ ...queue, to, count: own.length }]
  })
