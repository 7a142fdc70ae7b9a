import type { ComponentProps } from 'react'
import { formatCalendarDay } from '#site/staff-format.ts'
import { Glyph } from './glyph.tsx'
import { type Lean, readDay } from './read-day.ts'
import { TypedInput } from './typed-input.tsx'

type DateInputProps = Omit<
  ComponentProps<typeof TypedInput<string>>,
  'read' | 'write' | 'misread' | 'before'
> & {
  /** As YYYY-MM-DD, where the person is. */
  today: string
  lean?: Lean
}

/** Takes "thu", "+3", "12/9" and "dec 9". */
export function DateInput({ today, lean = 'ahead', ...rest }: DateInputProps) {
  return (
    <TypedInput
      {...rest}
      before={<Glyph name="calendar" />}
      read={(typed) => readDay(typed, today, lean)}
      write={(day) => writeDay(day, today)}
      misread="Type a day, like thu, +3, 12/9 or dec 9."
    />
  )
}

/** "Mon, Nov 23" within the year, else "Feb 9, 2027". */
export const writeDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4)
    ? formatCalendarDay(day, { weekday: 'short', month: 'short', day: 'numeric' })
    : formatCalendarDay(day)
