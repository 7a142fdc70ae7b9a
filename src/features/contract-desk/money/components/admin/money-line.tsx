import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Glyph, type GlyphName } from '#features/admin/kit/components/glyph.tsx'
import { formatCents } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { sayDay } from './money-words.ts'

type MoneyLineProps = {
  glyph: GlyphName
  day: string
  isLate?: boolean
  to: string
  name: string
  what: ReactNode
  /** Beside the amount: what to do. */
  act?: string
  amount: number
}

/** One payment: when, whose, what it waits for, how much. The whole line leads there. */
export function MoneyLine({ glyph, day, isLate = false, to, name, what, act, amount }: MoneyLineProps) {
  return (
    <li className="grid-cols-[1rem_minmax(0,1fr)_auto] py-1.5 hover:bg-tint md:grid-cols-[1rem_6.5rem_minmax(0,1fr)_auto]">
      <Glyph name={glyph} />
      <time dateTime={day} className={isLate ? 'k-red font-semibold max-md:hidden' : 'max-md:hidden'}>
        {sayDay(day)}
      </time>
      <span className="grid gap-x-3 md:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] md:items-baseline">
        <span className="k-name">
          <Link to={to} className="k-cover">
            {name}
          </Link>
        </span>
        <span className="max-md:text-soft">
          <span className={isLate ? 'k-red md:hidden' : 'md:hidden'}>{sayDay(day)}. </span>
          {what}
        </span>
      </span>
      <span className="text-end tabular-nums">
        {formatCents(amount)}
        {act && (
          <small>
            <VisuallyHidden>, </VisuallyHidden>
            {act}
          </small>
        )}
      </span>
    </li>
  )
}
