import type { ReactNode } from 'react'
import { type BadgeTone, Badge as PlainBadge } from '#ui/badge.tsx'

export type { BadgeTone }

/** Shape and word; color only repeats. Without a mark the tone draws the shape. */
export function Badge({
  mark,
  tone = 'neutral',
  children,
}: {
  mark?: ReactNode
  tone?: BadgeTone
  children: ReactNode
}) {
  return (
    <PlainBadge tone={tone}>
      {mark}
      {children}
    </PlainBadge>
  )
}
