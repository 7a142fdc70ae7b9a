import { KeptLine } from '#features/chrome/components/kept-line.tsx'
import { ProofNote } from '#features/chrome/components/proof-note.tsx'
import { hatch } from '#features/price/components/hatching.tsx'
import { AxisTicks } from '#ui/axis-ticks.tsx'
import { useWords } from '#ui/locale.tsx'
import { howItWorksWords } from '../content.ts'

const hours = Array.from({ length: 49 }, (_, hour) => hour)
const numbered = [0, 12, 24, 36, 48]
const share = (hour: number) => `${(hour / 48) * 100}%`

/** The first 48 hours as one ruler, a tick an hour: our answer takes the first half, the payment the second. */
export function TwoDays() {
  const words = useWords(howItWorksWords).firstDays
  const [yours, review, payment] = words.rows
  return (
    <figure className="oxford mt-8 grid gap-x-column gap-y-4 lg:mt-9 lg:grid-cols-[4fr_8fr]">
      <figcaption>
        <h2 className="text-title">{words.title}</h2>
        <p className="mt-2 max-w-[28em] font-sans text-small text-soft">{words.note}</p>
        <KeptLine className="mt-2 max-w-[28em] font-sans text-small text-soft" />
      </figcaption>
      <div>
        <svg className="axis ruler" aria-hidden="true" focusable="false">
          <text y="0.85em">{words.yours(yours.time)}</text>
          <line className="plot-ink" x1="1" x2="1" y1="1.3em" y2="3.6em" strokeWidth="2" />
          <rect width="50%" y="1.85em" height="1.75em" fill={hatch('diagonal')} />
          <rect x="50%" width="50%" y="1.85em" height="1.75em" fill={hatch('ruled')} />
          <rect className="plot-ink" width="100%" y="1.85em" height="1.75em" />
          <line className="plot-ink" x1="50%" x2="50%" y1="1.85em" y2="4.3em" strokeWidth="2" />
          <text className="halo" x="25%" y="3.05em" textAnchor="middle">
            {review.label}
          </text>
          <text className="halo" x="75%" y="3.05em" textAnchor="middle">
            {payment.label}
          </text>
          <svg y="4em" overflow="visible" aria-hidden="true">
            <AxisTicks
              stroke="currentColor"
              end={48}
              height={14}
              path={hours.map((hour) => `M${hour} 0v${hour % 12 === 0 ? 12 : 5}`).join('')}
            />
          </svg>
          {numbered.map((hour) => (
            <text key={hour} x={share(hour)} y="6em" textAnchor={anchorAt(hour)} className="ruler-hour">
              {hour % 24 === 0 && hour > 0 ? words.hours(hour) : hour}
            </text>
          ))}
        </svg>
        <dl className="sr-only">
          {words.rows.map(({ label, time }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <ProofNote standing={['answerInTime', 'freeToApply', 'oweNothing']} className="mt-2" />
      </div>
    </figure>
  )
}

function anchorAt(hour: number) {
  if (hour === 0) return 'start'
  return hour === 48 ? 'end' : 'middle'
}
