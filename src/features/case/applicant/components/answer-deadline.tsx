import { shortZoneOf } from '#domain/time-zones.ts'
import { formatDate } from '#site/format.ts'
import { promiseWords } from '#site/promise.ts'
import { listPromisedDays } from '#site/promise-clock.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { pageWords } from '../content/words.ts'
import type { Case } from '../schema.ts'
import { formatDue } from './describe-status.ts'

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`
const hour = 60 * 60_000
/** Closer labels would touch on a phone. */
const minGap = 0.13

type Deadline = NonNullable<Case['clock']>

type AnswerDeadlineProps = { clock: Deadline; now: string; waitsForFirm: boolean }

export function AnswerDeadline({ clock, now, waitsForFirm }: AnswerDeadlineProps) {
  const locale = useLocale()
  const { clock: words } = pageWords[locale]
  const { dueAt, startedAt, hoursPromised, isLate, calendar } = clock
  const { timeZone } = calendar
  const passed = Math.floor(clock.hoursPassed)
  const late = Math.max(1, Math.floor(clock.hoursPassed - hoursPromised))
  const [day, time] = formatDue(clock.newDueAt ?? dueAt, now, locale, timeZone)
  const [, dueTime] = formatDue(dueAt, now, locale, timeZone)
  const at = Math.min(1, clock.hoursPassed / hoursPromised)
  const label = isLate ? words.late(late) : words.now(passed, hoursPromised)
  return (
    <section aria-labelledby="clock-title" className="oxford mt-6 pt-4 lg:mt-8">
      <h2 id="clock-title" className="font-sans text-[1rem] leading-snug font-semibold tracking-normal">
        {clock.newDueAt ? words.newTitle : isLate ? words.lateTitle : words.owed}
      </h2>
      <p
        className={classNames(
          'mt-2 leading-[1.08] tracking-[-0.035em] [font-variant-numeric:lining-nums]',
          // On one line, if the words allow.
          `${day} ${time}`.length <= 12
            ? 'text-[min(2.75rem,13.5vw)] lg:text-[min(3.6rem,4.5vw)]'
            : 'text-[min(2.25rem,11vw)] lg:text-[min(2.75rem,3.4vw)]',
          'text-green-700',
        )}
      >
        {day}{' '}
        <span className="whitespace-nowrap">
          {time} {shortZoneOf(timeZone, locale)}
        </span>
      </p>
      <svg
        role="img"
        aria-label={isLate ? words.lateDrawing(hoursPromised, late) : words.drawing(passed, hoursPromised)}
        className="mt-2 block h-14 w-full overflow-visible font-sans text-[min(0.9375rem,5vw)]"
      >
        <defs>
          <pattern
            id="clock-hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-45)"
          >
            <path d="M0 3h6" className="stroke-green-700" strokeWidth="4.2" />
          </pattern>
        </defs>
        <rect y="14" width={percent(at)} height="14" fill="url(#clock-hatch)" />
        <rect
          x="0.5"
          y="14"
          width="99.7%"
          height="14"
          className="fill-none stroke-green-800"
          strokeWidth="1.5"
        />
        {listDays(clock, startedAt, dueAt).map(({ moment, part, isLabeled }, index) => (
          <g key={moment}>
            {index > 0 && (
              <line x1={percent(part)} x2={percent(part)} y1="14" y2="36" className="stroke-green-800" />
            )}
            {isLabeled && (
              <text x={percent(part)} y="50" className="fill-ink-soft">
                {formatDate(moment, { weekday: 'short', timeZone }, locale)}
              </text>
            )}
          </g>
        ))}
        <line x1={percent(at)} x2={percent(at)} y1="6" y2="34" className="stroke-green-800" strokeWidth="3" />
        <text
          x={percent(at)}
          y="8"
          dx={at > 0.5 ? -6 : 6}
          textAnchor={at > 0.5 ? 'end' : 'start'}
          className="fill-ink font-semibold"
        >
          {label}
        </text>
        <text x="100%" y="50" textAnchor="end" className="fill-ink font-semibold">
          {dueTime} {shortZoneOf(timeZone, locale)}
        </text>
      </svg>
      <p className="font-sans text-small text-soft">
        {promiseWords[locale].sentence(hoursPromised)}
        {waitsForFirm && ` ${words.attorney}`}
      </p>
    </section>
  )
}

/** The last label gives way to the time at the end. */
function listDays({ calendar, hoursPromised }: Deadline, startedAt: string, dueAt: string) {
  const spans = listPromisedDays(new Date(startedAt), new Date(dueAt), calendar)
  let hours = 0
  let labeled = -1
  return spans.map(({ from, to }) => {
    const part = hours / hoursPromised
    hours += (to.getTime() - from.getTime()) / hour
    const isLabeled = part - labeled >= minGap && part < 1 - 3 * minGap
    if (isLabeled) labeled = part
    return { moment: from.toISOString(), part, isLabeled }
  })
}
