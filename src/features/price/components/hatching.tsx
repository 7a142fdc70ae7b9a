type Drawn = { size: number; turn?: number; weight?: number; path?: string }

const level = 'M0 3h6'
const patterns = {
  ruled: { size: 6, path: level, weight: 1.1 },
  'ruled-heavy': { size: 6, path: level, weight: 2.6 },
  diagonal: { size: 6, turn: -45, path: level, weight: 1.5 },
  'diagonal-heavy': { size: 6, turn: -45, path: level, weight: 4.2 },
  upright: { size: 7, path: 'M3.5 0v7', weight: 1.2 },
  crossed: { size: 7, turn: 45, path: 'M0 3.5h7M3.5 0v7', weight: 0.9 },
  dotted: { size: 6, turn: 45 },
} as const satisfies Record<string, Drawn>

export type HatchName = keyof typeof patterns
const allNames = Object.keys(patterns) as HatchName[]

/**
 * The patterns that fill all drawings of the price, once on a page. Heavier lines are the same pattern drawn thicker
 * behind a mask. Hidden by clipping: with `display: none` the fills would go, too.
 */
export function Hatching({ names = allNames }: { names?: readonly HatchName[] }) {
  return (
    <svg className="sr-only" aria-hidden="true" focusable="false">
      <defs>
        {names.map((name) => (
          <Pattern key={name} name={name} {...patterns[name]} />
        ))}
        <Mask name="to-the-right" x2="1" y2="0" from={0.1} />
        <Mask name="downward" x2="0" y2="1" from={0.15} />
      </defs>
    </svg>
  )
}

export type MaskName = 'to-the-right' | 'downward'

const hatchId = (name: HatchName | MaskName) => `hatch-${name}`
export const hatch = (name: HatchName): string => `url(#${hatchId(name)})`
export const fade = (name: MaskName): string => `url(#${hatchId(name)})`

function Pattern({ name, size, turn, path, weight }: Drawn & { name: HatchName }) {
  return (
    <pattern
      id={hatchId(name)}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={turn && `rotate(${turn})`}
    >
      {path ? (
        <path d={path} className="stroke-green-700" strokeWidth={weight} />
      ) : (
        <circle cx="3" cy="3" r="1.15" className="fill-green-700" />
      )}
    </pattern>
  )
}

/** Goes by luminance, so it works in every color scheme. */
function Mask({ name, x2, y2, from }: { name: MaskName; x2: string; y2: string; from: number }) {
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
