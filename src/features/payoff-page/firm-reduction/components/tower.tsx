import { useId } from 'react'
import { type Distribution, givesUp, type Sheet } from '#lib/waterfall/distribution.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { reductionPageWords } from '../content/words.ts'

type TowerProps = {
  sheet: Sheet
  distribution: Distribution
  owed: number
  company: string
  party: 'firm' | 'person'
}

const height = 400

/** The recovery to scale: fees, liens, ours, and what is left. The list beside it says the same. */
export function Tower({ sheet, distribution, owed, company, party }: TowerProps) {
  const locale = useLocale()
  const words = reductionPageWords[locale]
  const money = (cents: number) => formatMoney(cents, locale)
  const { gross } = sheet
  const { fees, liens, asked } = distribution
  const net = Math.max(0, asked.net)
  if (gross === 0) {
    return (
      <section aria-labelledby="scale">
        <h2 id="scale" className="text-title">
          {words.scaleEmpty}
        </h2>
        <p className="mt-2 text-soft">{words.scaleEmptyText}</p>
      </section>
    )
  }
  const parts: { name: string; cents: number; less: number; ink: Ink }[] = [
    { name: words.fees, cents: fees.afterCut, less: givesUp(fees), ink: 'lines' },
    { name: words.liens, cents: liens.afterCut, less: givesUp(liens), ink: 'grid' },
    {
      name: company,
      cents: asked.ours,
      less: givesUp({ full: owed, afterCut: asked.ours }),
      ink: 'level',
    },
    { name: words.client[party], cents: net, less: 0, ink: 'solid' },
  ]
  const all = Math.max(
    gross,
    parts.reduce((sum, { cents }) => sum + cents, 0),
  )
  return (
    <section aria-labelledby="scale">
      <h2 id="scale" className="text-title">
        {words.scale(money(gross))}
      </h2>
      <div className="mt-3 grid grid-cols-[minmax(4.5rem,7rem)_minmax(0,1fr)] gap-x-5">
        <Bars
          parts={parts.map(({ cents, ink }) => ({ share: cents / all, ink }))}
          label={words.picture(
            ...([gross, fees.afterCut, liens.afterCut, asked.ours, net].map(money) as Five),
          )}
        />
        <dl className="flex flex-col">
          {parts.map(({ name, cents, less }, at) => (
            <div
              key={name}
              className={`flex flex-auto items-center justify-between gap-3 py-2 ${at < 3 ? 'border-b border-rule' : ''}`}
            >
              <dt className={at === 3 ? 'font-semibold text-green-800' : ''}>
                {name}
                {less > 0 && (
                  <small className="block font-sans text-small text-soft">{words.less(less)}</small>
                )}
              </dt>
              <dd
                className={
                  at === 3
                    ? 'figures text-[1.75rem] leading-none text-green-800'
                    : 'whitespace-nowrap tabular-nums'
                }
              >
                {money(cents)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

type Five = [string, string, string, string, string]
type Ink = 'lines' | 'grid' | 'level' | 'solid'
type Part = { share: number; ink: Ink }

function Bars({ parts, label }: { parts: readonly Part[]; label: string }) {
  const id = useId()
  let top = 0
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="h-full min-h-[20rem] w-full text-green-800"
    >
      <defs>
        <pattern id={`${id}lines`} width="4" height="8" patternUnits="userSpaceOnUse">
          <path d="M2 0V8" stroke="currentColor" strokeWidth="1" />
        </pattern>
        <pattern id={`${id}grid`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 0L8 8M8 0L0 8" stroke="currentColor" strokeWidth="0.8" />
        </pattern>
        <pattern id={`${id}level`} width="8" height="5" patternUnits="userSpaceOnUse">
          <path d="M0 2.5H8" stroke="currentColor" strokeWidth="1" />
        </pattern>
      </defs>
      {parts.map(({ share, ink }) => {
        const y = top
        top += share * height
        return (
          <rect
            key={ink}
            x="0.75"
            y={y}
            width="98.5"
            height={Math.max(0, share * height)}
            fill={ink === 'solid' ? 'currentColor' : `url(#${id}${ink})`}
            stroke="currentColor"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </svg>
  )
}
