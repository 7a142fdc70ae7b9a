import type { GlyphName } from '#features/admin/kit/components/glyph.tsx'
import { paths } from '#site/paths.ts'
import type { MoneyOut } from '../../schema.ts'
import { MoneyLine } from './money-line.tsx'

type Afterward = MoneyOut['afterwards'][number]

const kinds: Record<Afterward['kind'], { glyph: GlyphName; act: string }> = {
  refund: { glyph: 'back', act: 'Send back' },
  returned: { glyph: 'back', act: 'Ledger' },
  'write-off': { glyph: 'pen', act: 'Sign' },
  unreleased: { glyph: 'clock', act: 'See' },
  ended: { glyph: 'page', act: 'See' },
}

/** What follows once money came in, or won’t. */
export const AfterwardLines = ({ afterwards }: { afterwards: readonly Afterward[] }) =>
  afterwards.map((one) => (
    <MoneyLine
      key={`${one.kind} ${one.file.id} ${one.on}`}
      glyph={kinds[one.kind].glyph}
      day={one.on}
      isLate={one.kind === 'returned'}
      to={paths.adminApplicationLedger(one.file.id)}
      name={one.file.name}
      what={one.sentence}
      act={kinds[one.kind].act}
      amount={one.amount}
    />
  ))
