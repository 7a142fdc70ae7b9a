/**
 * The patterns that every drawing of the price is filled with, once on a page. Heavier lines are the same pattern drawn
 * thicker behind a mask. Hidden by clipping: with `display: none` the fills would go, too.
 */
export function Hatching() {
  return (
    <svg className="sr-only" aria-hidden="true" focusable="false">
      <defs>
        <Pattern name="ruled" size={6} path="M0 3h6" weight={1.1} />
        <Pattern name="ruled-heavy" size={6} path="M0 3h6" weight={2.6} />
        <Pattern name="diagonal" size={6} turn={-45} path="M0 3h6" weight={1.5} />
        <Pattern name="diagonal-heavy" size={6} turn={-45} path="M0 3h6" weight={4.2} />
        <Pattern name="upright" size={7} path="M3.5 0v7" weight={1.2} />
        <Pattern name="crossed" size={7} turn={45} path="M0 3.5h7M3.5 0v7" weight={0.9} />
        <pattern
          id={hatchId('dotted')}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <circle cx="3" cy="3" r="1.15" className="fill-green-700" />
        </pattern>
        <Mask name="to-the-right" x2="1" y2="0" from={0.1} />
        <Mask name="downward" x2="0" y2="1" from={0.15} />
      </defs>
    </svg>
  )
}

export type HatchName =
  | 'ruled'
  | 'ruled-heavy'
  | 'diagonal'
  | 'diagonal-heavy'
  | 'upright'
  | 'crossed'
  | 'dotted'
export type MaskName = 'to-the-right' | 'downward'

const hatchId = (name: HatchName | MaskName) => `hatch-${name}`
export const hatch = (name: HatchName): string => `url(#${hatchId(name)})`
export const fade = (name: MaskName): string => `url(#${hatchId(name)})`

type PatternProps = { name: HatchName; size: number; turn?: number; path: string; weight: number }

function Pattern({ name, size, turn = 0, path, weight }: PatternProps) {
  return (
    <pattern
      id={hatchId(name)}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <path d={path} className="stroke-green-700" strokeWidth={weight} />
    </pattern>
  )
}

type MaskProps = { name: MaskName; x2: string; y2: string; from: number }

/** Luminance, not color: the same in every scheme. */
function Mask({ name, x2, y2, from }: MaskProps) {
  return (
    <>
      <linearGradient id={`${hatchId(name)}-fade`} x2={x2} y2={y2}>
        <stop offset={from} stopColor="black" />
        <stop offset="1" stopColor="white" />
      </linearGradient>
      <mask id={hatchId(name)} maskContentUnits="objectBoundingBox">
        <rect width="1" height="1" fill={`url(#${hatchId(name)}-fade)`} />
      </mask>
    </>
  )
}
