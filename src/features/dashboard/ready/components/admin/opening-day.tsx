import { type FormEvent, useId, useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { addDays, countDays, isWeekend } from '#lib/calendar-days.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import { useToast } from '#ui/toast.tsx'
import { launchWords } from '../../content.ts'
import type { LaunchState, Opening } from '../../schema.ts'
import { useOpeningChange } from './ready-calls.ts'
import { sayMinutes, sayWeeks } from './ready-words.ts'

type OpeningDayProps = { opening: Opening; today: string; left: readonly LaunchState[]; mayMove: boolean }

export function OpeningDay({ opening: { day }, today, left, mayMove }: OpeningDayProps) {
  const [isMoving, setMoving] = useState(false)
  const tasks = left.map(({ task }) => launchWords[task])
  const [longest] = tasks
    .filter(({ waitDays }) => waitDays !== undefined)
    .sort((a, b) => (b.waitDays ?? 0) - (a.waitDays ?? 0))
  return (
    <section aria-labelledby="opening-day" className="pb-4">
      <SectionHead
        id="opening-day"
        title="The way to opening day"
        about={day && <span className="max-md:hidden">a tick a day</span>}
      >
        {mayMove && (
          <Button kind="bare" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
            {day ? 'Move the day' : 'Choose the day'}
          </Button>
        )}
      </SectionHead>
      {isMoving && <DayForm day={day} onDone={() => setMoving(false)} />}
      {day ? (
        <DayLine
          today={today}
          day={day}
          wait={longest?.waitDays ? { what: longest.short, days: longest.waitDays } : undefined}
          minutes={tasks.reduce((sum, { minutes }) => sum + minutes, 0)}
        />
      ) : (
        <p className="text-soft">Once there is a day, what’s left is drawn to its scale here.</p>
      )}
    </section>
  )
}

function DayForm({ day, onDone }: { day: string | null; onDone: () => void }) {
  const { toast } = useToast()
  const save = useOpeningChange(() => {
    toast({ title: 'Opening day saved' })
    onDone()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('day')
    save.mutate({ day: value ? String(value) : null })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 pb-4">
      <Field
        label="Opening day"
        help="Leave it empty if you don’t know yet."
        error={save.error && reasonOf(save.error, 'The day was not saved. Please try again.')}
      >
        <Input type="date" name="day" defaultValue={day ?? ''} />
      </Field>
      <Button type="submit" busy={save.isPending && 'Saving…'}>
        Save
      </Button>
    </form>
  )
}

type Wait = { what: string; days: number }
type DayLineProps = {
  today: string
  day: string
  wait: Wait | undefined
  minutes: number
}

/** Beyond this, one tick per day would be a gray band. */
const mostTicks = 62
const workday = 8 * 60
const short = { month: 'short', day: 'numeric' } as const

/** A tick for each day to the opening, and below them to the same scale what the tasks take. */
function DayLine({ today, day, wait, minutes }: DayLineProps) {
  const hatch = useId()
  const days = countDays(today, day)
  if (days < 1) return null
  const percent = (count: number) => `${Math.min(100, (100 * count) / days)}%`
  const step = days > mostTicks ? 7 : 1
  const dates = Array.from({ length: Math.floor(days / step) + 1 }, (_, at) => at * step)
  const bars = [...(wait ? [describeWait(wait, days)] : []), describeWork(minutes)]
  return (
    <svg
      role="img"
      aria-label={`${days} days to scale. ${bars.map(({ words }) => words).join('. ')}.`}
      width="100%"
      height={38 + 20 * bars.length}
      className="ready-days"
    >
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className="ready-hatch-ground" />
          <path d="M1 0v5" className="ready-hatch" />
        </pattern>
      </defs>
      <text x="0" y="11" className="ready-day-end">
        Today, {formatCalendarDay(today, short)}
      </text>
      {chooseNamed(today, days).map((at) => (
        <text key={at} x={percent(at)} y="11" textAnchor="middle">
          {formatCalendarDay(addDays(today, at), short)}
        </text>
      ))}
      <text x="100%" dx="-8" y="11" textAnchor="end" className="ready-day-end">
        Opening day, {formatCalendarDay(day, { weekday: 'short', ...short })}
      </text>
      {dates.map((at) => (
        <line
          key={at}
          x1={percent(at)}
          x2={percent(at)}
          y1={isWeekend(addDays(today, at)) ? 25 : 19}
          y2="30"
        />
      ))}
      <line x1="0" x2="100%" y1="30" y2="30" className="ready-axis" />
      {bars.map(({ length, words, isLate }, at) => {
        const isWide = length > days / 2
        return (
          <g key={words} transform={`translate(0 ${40 + 20 * at})`}>
            <rect width={percent(length)} height="10" fill={`url(#${hatch})`} className="ready-bar" />
            <text
              x={isWide ? '50%' : percent(length)}
              dx={isWide ? 0 : 8}
              y="9"
              textAnchor={isWide ? 'middle' : 'start'}
              className={isLate ? 'ready-late' : undefined}
              data-wide={isWide || undefined}
            >
              {words}
            </text>
          </g>
        )
      })}
      <line x1="100%" x2="100%" y1="0" y2="100%" className="ready-day-mark" />
    </svg>
  )
}

/** Up to three Mondays with room for their names between both ends. */
function chooseNamed(today: string, days: number): number[] {
  const firstMonday = (8 - new Date(today).getUTCDay()) % 7 || 7
  const mondays = Array.from({ length: Math.ceil(days / 7) }, (_, week) => firstMonday + 7 * week)
  const inside = mondays.filter((at) => at > days * 0.18 && at < days * 0.72)
  const every = Math.max(1, Math.ceil(inside.length / 3))
  return inside.filter((_, at) => at % every === 0)
}

function describeWait({ what, days: length }: Wait, days: number) {
  const isLate = length > days
  const words = `${what}: ${sayWeeks(length)} of waiting, ${isLate ? 'more than you have' : 'so file today'}`
  return { length, words, isLate }
}

const describeWork = (minutes: number) => ({
  length: minutes / workday,
  words: `Your own time for what’s left: ${sayMinutes(minutes)}`,
  isLate: false,
})
