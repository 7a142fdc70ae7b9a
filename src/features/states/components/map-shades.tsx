import type { ReactNode } from 'react'

/** Shorter periods are denser: lines thin out, then dots, then nothing. The order works without color. */
const inks: readonly (readonly [years: number, ground: string, ink: ReactNode])[] = [
  [1, 'fill-green-800', null],
  [2, 'fill-green-300', <path key="2" d="M0 23h60" strokeWidth="15" />],
  [3, 'fill-green-200', <path key="3" d="M0 23h60" strokeWidth="9" />],
  [4, 'fill-green-100', <path key="4" d="M0 23h60" strokeWidth="5" />],
  [5, 'fill-sheet', <path key="5" d="M30 23h.1" strokeWidth="13" strokeLinecap="round" />],
]
const blank = 6

const idOf = (years: number) => `years-${years}`

export const shadeOf = (years: number) => (years < blank ? `url(#${idOf(years)})` : undefined)

export function MapShades() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="absolute">
      <defs>
        {inks.map(([years, ground, ink]) => (
          <pattern key={years} id={idOf(years)} width="60" height="46" patternUnits="userSpaceOnUse">
            <rect width="60" height="46" className={ground} />
            <g className="stroke-green-800">{ink}</g>
          </pattern>
        ))}
      </defs>
    </svg>
  )
}

export function Swatch({ years, className = '' }: { years: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 720 230"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={`block ${className}`}
    >
      <rect
        width="720"
        height="230"
        fill={shadeOf(years)}
        {...(years >= blank && { className: 'fill-sheet' })}
      />
    </svg>
  )
}

/** A barred ring, 16 units wide: we don't fund there. */
export function ClosedRing() {
  return (
    <g className="fill-sheet stroke-green-800" strokeWidth="2">
      <circle cx="8" cy="8" r="6.4" />
      <path d="m3.6 12.4 8.8-8.8" />
    </g>
  )
}
