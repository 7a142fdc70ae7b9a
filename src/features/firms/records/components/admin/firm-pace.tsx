import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { type Firm, type Paces, slowFrom } from '../../schema/firm.ts'

/** The bar ends here; slower firms fill it. */
const longest = 10
const width = 88

const lines = [
  { name: 'confirm', label: 'To confirm' },
  { name: 'answer', label: 'To answer' },
] as const

export function FirmPace({ pace }: { pace: Firm['pace'] }) {
  return (
    <section aria-labelledby="firm-pace-title">
      <SectionHead id="firm-pace-title" title="How fast they are" about="business days, last 24 months" />
      <dl className="k-facts [--k-key:6rem]">
        {lines.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="flex flex-wrap items-center gap-x-3">
              <PaceBar own={pace[name]} all={pace.all[name]} />
              <PaceWords own={pace[name]} all={pace.all[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Both = { own: Paces['confirm']; all: Paces['confirm'] }

const at = (days: number) => (Math.min(days, longest) / longest) * width

/** Their days filled in; the line across is all firms’. */
function PaceBar({ own, all }: Both) {
  if (!own) return null
  return (
    <svg width={width} height="8" viewBox={`0 0 ${width} 8`} aria-hidden="true" focusable="false">
      <rect className="k-clock-all" width={width} height="8" />
      <rect className="k-clock-passed" width={at(own.days)} height="8" />
      {all && <path d={`M${at(all.days)} 0V8`} stroke="currentColor" strokeWidth="2" />}
    </svg>
  )
}

function PaceWords({ own, all }: Both) {
  const others = all ? `; all firms ${all.days.toFixed(1)}` : ''
  if (!own) return <span className="k-quiet">Nothing to measure yet{others}</span>
  const isSlow = own.days >= slowFrom
  return (
    <span>
      <span className={isSlow ? 'k-red font-semibold' : undefined}>
        {sayDays(own.days)}
        {isSlow && ', slow'}
      </span>
      {others} <small className="k-small">of {own.of}</small>
    </span>
  )
}

export const sayDays = (days: number) => `${days.toFixed(1)} ${days === 1 ? 'day' : 'days'}`
