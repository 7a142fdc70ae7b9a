import { formatDollars } from '#site/format.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { howItWorksWords } from '../content.ts'

const height = 320
/** The last is the client's own share, the only solid one. */
const fills = ['fill-green-300', 'fill-green-100', 'fill-green-200', 'fill-tint', 'fill-green-700']

/** One settlement as a column to scale, with the name and amount beside each share. */
export function WorkedExample() {
  const example = useWords(howItWorksWords).example
  const locale = useLocale()
  const formatThousands = (thousands: number) => formatDollars(thousands * 1_000, locale)
  const [beforeAmount, afterAmount] = example.title
  let top = 0
  const shares = example.shares.map((share, index) => {
    const y = (top / example.settlement) * height
    top += share.thousands
    return { ...share, index, y, size: (share.thousands / example.settlement) * height }
  })
  return (
    <figure className="on-sheet border border-rule-strong p-[min(1.25rem,5.6vw)] sm:p-8">
      <figcaption>
        <span className="font-sans text-small font-semibold text-soft">{example.label}</span>
        <span className="mt-1 block text-h3 font-semibold">
          {beforeAmount}
          <span className="figures">{formatThousands(example.settlement)}</span>
          {afterAmount}
        </span>
      </figcaption>
      <div className="mt-5 grid grid-cols-[min(3.5rem,16vw)_minmax(0,1fr)] gap-x-[min(1rem,4.5vw)] sm:grid-cols-[5rem_1fr]">
        <svg
          viewBox={`0 0 80 ${height}`}
          preserveAspectRatio="none"
          className="h-full min-h-80 w-full"
          aria-hidden="true"
          focusable="false"
        >
          {shares.map(({ index, y, size }) => (
            <rect
              key={y}
              x="0.5"
              width="79"
              y={y + 1}
              height={size - 2}
              className={fills[index]}
              stroke="currentColor"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <dl className="grid grid-rows-[30fr_4fr_16fr_10fr_30fr] font-sans text-small leading-snug">
          {shares.map(({ label, thousands }) => (
            <div
              key={label}
              className="flex flex-wrap items-center justify-between gap-x-3 border-b border-rule last:border-0"
            >
              <dt>{label}</dt>
              <dd className="figures font-semibold whitespace-nowrap">{formatThousands(thousands)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-5 leading-snug text-soft">{example.charge}</p>
      <p className="mt-3 border-t border-rule pt-3 leading-snug">
        <b>{example.lost}</b>
        {example.lostAnswer}
      </p>
    </figure>
  )
}
