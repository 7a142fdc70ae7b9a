import { Fragment, useId } from 'react'
import { type Ink, inks, useInk } from './inks.tsx'
import { sayMoney } from './sheet-words.ts'

/** Cents. `net` is what the client keeps; below zero the parts are more than the gross. */
export type Parts = Record<Ink, number> & { gross: number }

type WaterfallBarProps = {
  parts: Parts
  /** The widest of the bars, in cents. */
  scale: number
  client: string
  /** Something of it is owed to others, and nobody knows how much. */
  isUnknown: boolean
}

const names: Record<Ink, string> = {
  fee: 'Attorney',
  costs: 'Costs',
  liens: 'Liens',
  earlier: 'Prior funder',
  ours: 'Ours',
  net: '',
}

/** One case from gross to what the client keeps. */
export function WaterfallBar({ parts, scale, client, isUnknown }: WaterfallBarProps) {
  const id = useId()
  const drawn = place(parts)
  const share = (cents: number) => `${((cents / scale) * 100).toFixed(3)}%`
  const words = [
    ...inks
      .filter((ink) => ink !== 'net' && parts[ink] > 0)
      .map((ink) => `${names[ink]} ${sayMoney(parts[ink])}`),
    `${client} ${sayMoney(parts.net)}`,
    ...(isUnknown ? ['and an amount that nobody knows yet'] : []),
    ...(parts.net < 0 ? [`${sayMoney(-parts.net)} more than the case pays`] : []),
  ]
  return (
    <svg className="value-bar" width="100%" height="20" role="img" aria-label={words.join(', ')}>
      {drawn.map(({ ink, from, width }) => (
        <Segment key={ink} ink={ink} x={share(from)} width={share(width)} />
      ))}
      {isUnknown && parts.net > 0 && (
        <>
          <defs>
            <pattern
              id={id}
              width="9"
              height="9"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(-45)"
            >
              <rect width="1" height="9" className="value-doubt" />
            </pattern>
          </defs>
          <rect
            x={share(parts.gross - parts.net)}
            width={share(parts.net)}
            y="1"
            height="18"
            fill={`url(#${id})`}
          />
        </>
      )}
      {parts.net < 0 && (
        <>
          <rect className="value-over" x={share(parts.gross)} width={share(-parts.net)} y="0.5" height="19" />
          <rect className="value-gross" x={share(parts.gross)} width="2" y="0" height="20" />
        </>
      )}
    </svg>
  )
}

function Segment({ ink, x, width }: { ink: Ink; x: string; width: string }) {
  const { url, definition } = useInk(ink)
  return (
    <Fragment>
      {definition}
      <rect x={x} width={width} y="0.5" height="19" fill={url} className="value-edge" />
    </Fragment>
  )
}

/** One after the other from the left. Nothing of nothing is drawn. */
function place(parts: Parts) {
  let from = 0
  return inks.flatMap((ink) => {
    const width = Math.max(0, parts[ink])
    if (width === 0) return []
    const segment = { ink, from, width }
    from += width
    return segment
  })
}

/** What the longest bar is as wide as: gross, or what is taken off it where that is more. */
export const widthOf = ({ gross, net }: Parts): number => Math.max(gross, gross - net)
