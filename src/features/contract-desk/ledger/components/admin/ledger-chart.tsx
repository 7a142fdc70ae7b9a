import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import { Hatching, type HatchName, hatch } from '#features/price/components/hatching.tsx'
import { formatCalendarDay, formatCents, formatDollars } from '#site/staff-format.ts'
import { drawPlan, type Plan, type Stretch } from './ledger-plan.ts'
import { nameAdvance, type Shown } from './ledger-words.ts'

const inks: readonly HatchName[] = ['ruled', 'diagonal', 'ruled-heavy', 'diagonal-heavy', 'upright']
const inkOf = (place: number): HatchName => inks[place % inks.length] ?? 'ruled'

const height = 260
const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** What was owed, and what will be if nothing is paid: level, then up a step on its first day. */
export function LedgerChart({ ledger, shown }: { ledger: Ledger; shown: Shown }) {
  const plan = drawPlan(ledger, shown)
  if (!plan) return null
  const { advances } = ledger
  return (
    <figure className="ledger-chart">
      <Hatching names={inks} />
      <svg
        role="img"
        height={height + 32}
        width="100%"
        aria-label={`Owed over time: ${formatCents(plan.owed)} on ${formatCalendarDay(ledger.on)}, at most ${formatCents(plan.most)}.`}
      >
        <Grid plan={plan} />
        {plan.stretches.map((stretch) => (
          <Bars key={`${stretch.from} ${stretch.isToCome}`} plan={plan} stretch={stretch} />
        ))}
        <Outline plan={plan} />
        <Most plan={plan} />
        {plan.todayAt !== null && plan.todayAt !== plan.onAt && (
          <line
            x1={percent(plan.todayAt)}
            x2={percent(plan.todayAt)}
            y1={16}
            y2={height}
            className="ledger-today"
          />
        )}
        <Mark plan={plan} ledger={ledger} />
      </svg>
      <figcaption className="k-small">
        {advances.length > 1 &&
          advances.map(({ id, number }, place) => (
            <span key={id}>
              <svg width="20" height="12" aria-hidden="true">
                <rect width="20" height="12" fill={hatch(inkOf(place))} className="ledger-ink" />
              </svg>{' '}
              Contract {nameAdvance(number)}
            </span>
          ))}
        <span>Dashed and pale: still to come</span>
        <span className="ledger-keys">
          <kbd>←</kbd> <kbd>→</kbd> one step, with <kbd>Shift</kbd> one day
        </span>
      </figcaption>
    </figure>
  )
}

const heightOf = (cents: number, { top }: Plan) => height - (cents / top) * (height - 24)

function Grid({ plan }: { plan: Plan }) {
  return (
    <>
      {plan.levels.map((cents) => (
        <g key={cents}>
          <line
            x1="0"
            x2="100%"
            y1={heightOf(cents, plan)}
            y2={heightOf(cents, plan)}
            className="ledger-grid"
          />
          <text x={-8} y={heightOf(cents, plan) + 4} textAnchor="end">
            {formatDollars(cents / 100)}
          </text>
        </g>
      ))}
      {plan.years.map(({ at, name }) => (
        <g key={name}>
          <line x1={percent(at)} x2={percent(at)} y1={height} y2={height + 6} className="ledger-axis" />
          <text
            x={percent(at)}
            y={height + 22}
            textAnchor={at > 0.95 ? 'end' : at < 0.03 ? 'start' : 'middle'}
          >
            {name}
          </text>
        </g>
      ))}
    </>
  )
}

function Bars({ plan, stretch }: { plan: Plan; stretch: Stretch }) {
  let under = 0
  return (
    <g className={stretch.isToCome ? 'ledger-to-come' : undefined}>
      {stretch.owed.map(({ cents, place }) => {
        const bottom = heightOf(under, plan)
        under += cents
        const top = heightOf(under, plan)
        return (
          <rect
            key={place}
            x={percent(stretch.at)}
            width={percent(stretch.width)}
            y={top}
            height={Math.max(0, bottom - top)}
            fill={hatch(inkOf(place))}
          />
        )
      })}
    </g>
  )
}

function Outline({ plan }: { plan: Plan }) {
  return plan.stretches.map((stretch, place) => {
    const y = heightOf(stretch.sum, plan)
    const before = plan.stretches[place - 1]
    const x = percent(stretch.at)
    return (
      <g
        key={`${stretch.from} ${stretch.isToCome}`}
        className="ledger-line"
        data-to-come={stretch.isToCome || undefined}
      >
        <line x1={x} x2={x} y1={before ? heightOf(before.sum, plan) : height} y2={y} />
        <line x1={x} x2={percent(stretch.at + stretch.width)} y1={y} y2={y} />
      </g>
    )
  })
}

function Most({ plan }: { plan: Plan }) {
  const last = plan.stretches.at(-1)
  if (!last) return null
  const labelAt = plan.onAt > 0.5 ? 0 : Math.min(plan.onAt + 0.02, 1)
  return (
    <g>
      {plan.stretches.map((stretch, place) => {
        const y = heightOf(stretch.most, plan)
        const x = percent(stretch.at)
        const before = plan.stretches[place - 1]
        return (
          <g key={`${stretch.from} ${stretch.isToCome}`} className="ledger-most">
            {before && <line x1={x} x2={x} y1={heightOf(before.most, plan)} y2={y} strokeWidth="1" />}
            <line x1={x} x2={percent(stretch.at + stretch.width)} y1={y} y2={y} strokeWidth="3" />
          </g>
        )
      })}
      <text
        x={percent(labelAt === 0 ? 1 : labelAt)}
        textAnchor={labelAt === 0 ? 'end' : 'start'}
        y={heightOf(last.most, plan) - 8}
        className="ledger-label"
      >
        <tspan className="max-sm:hidden">{plan.mostWords}</tspan>
        <tspan className="sm:hidden">At most {formatDollars(Math.round(plan.most / 100))}</tspan>
      </text>
    </g>
  )
}

function Mark({ plan, ledger: { on, today } }: { plan: Plan; ledger: Ledger }) {
  const { onAt, owed } = plan
  const isRight = onAt > 0.6
  const name = on === today ? 'Today' : formatCalendarDay(on)
  const y = heightOf(owed, plan)
  return (
    <g className="ledger-mark">
      <line x1={percent(onAt)} x2={percent(onAt)} y1={16} y2={height} />
      <circle cx={percent(onAt)} cy={y} r="5" />
      <text x={percent(onAt)} dx={isRight ? -8 : 8} y={12} textAnchor={isRight ? 'end' : 'start'}>
        {name}: {formatCents(owed)}
      </text>
    </g>
  )
}
