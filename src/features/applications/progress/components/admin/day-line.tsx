import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from '#features/admin/kit/components/glyph.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { formatActivity } from './progress-words.ts'

type DayHeadProps = { id: string; title: ReactNode; end?: ReactNode; children?: ReactNode }

/** Says how much there is beside its name, and to a screen reader as a part of it. */
export function DayHead({ id, title, end, children }: DayHeadProps) {
  const heading = (
    <>
      {title} <span className="k-small">{children}</span>
    </>
  )
  return (
    <div className="mt-4">
      <SectionHead id={id} title={heading} isRuled>
        {end}
      </SectionHead>
    </div>
  )
}

type DayLineProps = {
  glyph: GlyphName
  at: string
  /** Instead of the moment: a day of its own. */
  day?: string
  isLate?: boolean
  /** Covers the line. */
  name: ReactNode
  what: string
  children?: ReactNode
}

export function DayLine({ glyph, at, day, isLate = false, name, what, children }: DayLineProps) {
  const now = useNow()
  return (
    <li className="grid-cols-[1rem_5.75rem_minmax(0,1fr)_auto] hover:bg-tint">
      <Glyph name={glyph} />
      <time dateTime={at} className={isLate ? 'k-red font-semibold' : undefined}>
        {day ?? formatActivity(at, now)}
      </time>
      <span className="grid gap-x-3 md:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] md:items-center">
        <span className="k-name truncate">{name}</span>
        <span className="truncate max-md:text-soft">{what}</span>
      </span>
      {children}
    </li>
  )
}
