import type { Posture } from '#domain/posture.ts'

const outline = 'M8 1.5 14.5 8 8 14.5 1.5 8Z'

/** Ink tells them apart, not color: empty, lined, half full, or full with a bar. A word stands beside each. */
const ink: Record<Posture, string | undefined> = {
  open: undefined,
  license: 'M5.2 5.6h5.6M3.4 8h9.2M5.2 10.4h5.6',
  capped: 'M2 8h12l-6 6Z',
  closed: outline,
}

type PostureDiamondProps = { posture: Posture; className?: string }

export function PostureDiamond({ posture, className = 'size-[0.8em]' }: PostureDiamondProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`inline-block flex-none ${className}`}>
      <DiamondInk posture={posture} />
    </svg>
  )
}

export function DiamondInk({ posture }: { posture: Posture }) {
  return (
    <g strokeWidth="1.4" strokeLinejoin="round" className="stroke-green-800">
      <path d={outline} className="fill-sheet" />
      <path d={ink[posture]} className={posture === 'license' ? 'fill-none' : 'fill-green-800'} />
      {posture === 'closed' && <path d="M4 8h8" strokeWidth="2.2" className="stroke-sheet" />}
    </g>
  )
}
