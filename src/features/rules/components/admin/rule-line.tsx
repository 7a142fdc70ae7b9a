import { useId } from 'react'
import { addDays, countDays } from '#lib/calendar-days.ts'
import { formatCalendarDay } from '#site/staff-format.ts'
import type { StateRule } from '../../schema.ts'
import { postureLabels, sayDate, sayIn, today } from './rule-words.ts'

/** How far back the line goes for a rule without a date. */
const shortestPast = 90

/** To scale, from the beginning to the next change. What is still to come is hatched. */
export function RuleLine({ rule, next }: { rule: StateRule; next: StateRule | undefined }) {
  const hatch = useId()
  const now = today()
  const from = rule.effectiveFrom ?? addDays(now, -shortestPast)
  const change = next?.effectiveFrom ?? undefined
  const lived = Math.max(1, countDays(from, now))
  const waits = change ? countDays(now, change) : 0
  const length = (lived + waits) * (change ? 1.25 : 1.02)
  const percent = (days: number) => `${(100 * days) / length}%`
  const began = rule.effectiveFrom ? formatCalendarDay(rule.effectiveFrom) : 'Undecided'
  const at = lived / length
  const isEarly = at < 0.5
  const isNear = at > 0.6
  const comes = next && change && `${postureLabels[next.posture]}, by itself`
  return (
    <svg role="img" aria-label={describe(rule, next)} width="100%" height="60" className="rules-line">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className="rules-hatch-ground" />
          <path d="M1 0v5" className="rules-hatch" />
        </pattern>
      </defs>
      <text x="0" y="12" className="rules-line-name">
        {postureLabels[rule.posture]}
      </text>
      {comes && (
        <text x="100%" y="12" textAnchor="end" className="rules-line-name">
          {comes}
        </text>
      )}
      <rect x="0" y="22" width={percent(lived + waits)} height="7" className="rules-lived" />
      {change && (
        <rect
          x={percent(lived + waits)}
          y="22"
          width="100%"
          height="7"
          fill={`url(#${hatch})`}
          className="rules-coming"
        />
      )}
      <line x1={percent(lived)} x2={percent(lived)} y1="17" y2="34" />
      {change && <line x1={percent(lived + waits)} x2={percent(lived + waits)} y1="17" y2="34" />}
      {!isEarly && (
        <text x="0" y="50">
          {began}
        </text>
      )}
      <text x={percent(lived)} y="50" textAnchor={isEarly ? 'start' : 'end'}>
        Today, {sayDate(now)}
      </text>
      {change && (
        <text x="100%" y="50" textAnchor="end">
          {sayDate(change)}
          {!isNear && `, ${sayIn(change)}`}
        </text>
      )}
    </svg>
  )
}

function describe(rule: StateRule, next: StateRule | undefined): string {
  const since = rule.effectiveFrom ? ` since ${formatCalendarDay(rule.effectiveFrom)}` : ''
  const then = next?.effectiveFrom
    ? `; ${postureLabels[next.posture].toLowerCase()} from ${formatCalendarDay(next.effectiveFrom)}, ${sayIn(next.effectiveFrom)}`
    : ''
  return `${postureLabels[rule.posture]}${since}${then}; drawn to scale`
}
