import { useId } from 'react'

/** Who gets a part of the gross. Each has its own engraving, which is named beside the bars. */
export const inks = ['fee', 'costs', 'liens', 'earlier', 'ours', 'net'] as const
export type Ink = (typeof inks)[number]

type InkProps = { ink: Ink; className?: string }

/** The engraving beside its name. */
export function InkMark({ ink }: InkProps) {
  const { url, definition } = useInk(ink)
  return (
    <svg width="16" height="10" className="value-ink" aria-hidden="true" focusable="false">
      {definition}
      <rect x="0.5" y="0.5" width="15" height="9" fill={url} className="value-edge" />
    </svg>
  )
}

/** Attributes, since the page allows no inline styles. */
export function useInk(ink: Ink) {
  const id = useId()
  return { url: `url(#${id})`, definition: <defs>{draw[ink](id)}</defs> }
}

const pattern = (id: string, width: number, height: number, children: React.ReactNode, turn?: number) => (
  <pattern
    id={id}
    width={width}
    height={height}
    patternUnits="userSpaceOnUse"
    {...(turn && { patternTransform: `rotate(${turn})` })}
  >
    {children}
  </pattern>
)

const draw: Record<Ink, (id: string) => React.ReactNode> = {
  fee: (id) =>
    pattern(
      id,
      8,
      4,
      <>
        <rect width="8" height="4" className="value-pale" />
        <rect width="8" height="1" className="value-ink-fill" />
      </>,
    ),
  costs: (id) => pattern(id, 8, 8, <rect width="8" height="8" className="value-tint" />),
  liens: (id) =>
    pattern(
      id,
      5,
      5,
      <>
        <rect width="5" height="5" className="value-blank" />
        <rect width="5" height="1" className="value-ink-fill" />
        <rect width="1" height="5" className="value-ink-fill" />
      </>,
    ),
  earlier: (id) =>
    pattern(
      id,
      6,
      6,
      <>
        <rect width="6" height="6" className="value-blank" />
        <rect width="1.5" height="6" className="value-ink-fill" />
      </>,
      45,
    ),
  ours: (id) => pattern(id, 8, 8, <rect width="8" height="8" className="value-ink-fill" />),
  net: (id) => pattern(id, 8, 8, <rect width="8" height="8" className="value-blank" />),
}
