import type { ShownState } from './item-words.ts'

const box = 'M2.75 2.75h10.5v10.5H2.75z'
const outlines: Record<ShownState, string> = {
  needed: box,
  received: `${box}M3 5.6h10M3 8h10M3 10.4h10`,
  accepted: 'm4.8 8.2 2.2 2.2 4.2-4.6',
  rejected: `${box}M5.5 5.5l5 5M10.5 5.5l-5 5`,
  waived: `${box}M5.5 8h5`,
}

/** Ink fills the square as a document gets closer to done. The word beside it says the same. */
export function ItemShape({ state }: { state: ShownState }) {
  return (
    <svg viewBox="0 0 16 16" className={`item-shape item-${state}`} aria-hidden="true" focusable="false">
      {state === 'accepted' && <path d="M2 2h12v12H2z" className="item-ink" />}
      <path d={outlines[state]} className="item-line" />
    </svg>
  )
}
