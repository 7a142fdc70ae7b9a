import type { ReactNode } from 'react'
import type { ChecklistItem } from '../../schema.ts'
import {
  countFiles,
  formatShort,
  momentOf,
  partyWords,
  type ShownState,
  shownStateOf,
  wordOf,
} from './item-words.ts'
import './checklist.css'

type ItemLineProps = {
  item: ChecklistItem
  link?: (name: ReactNode) => ReactNode
  isCurrent?: boolean
  children?: ReactNode
}

export function ItemLine({ item, link = (name) => name, isCurrent = false, children }: ItemLineProps) {
  const state = shownStateOf(item)
  const moment = momentOf(item)
  const { length } = item.documents
  return (
    <li className="checklist-item" data-state={state} aria-current={isCurrent || undefined}>
      <ItemShape state={state} />
      <p className="checklist-name">
        {link(<b>{item.name}</b>)}{' '}
        <span className="checklist-whose">
          {partyWords[item.party]}
          {length > 0 && `, ${countFiles(length)}`}
          {!item.isRequired && ', optional'}
        </span>
      </p>
      <p className="checklist-state">
        <b>{wordOf(item)}</b> {moment && <time dateTime={moment}>{formatShort(moment)}</time>}
      </p>
      {state === 'rejected' && item.reason && <p className="checklist-why">{item.reason}</p>}
      {item.unavailableAt && state === 'needed' && (
        <p className="checklist-why">They say they don’t have it ({formatShort(item.unavailableAt)}).</p>
      )}
      {children}
    </li>
  )
}

const box = 'M2.75 2.75h10.5v10.5H2.75z'
const outlines: Record<ShownState, string> = {
  needed: box,
  received: `${box}M3 5.6h10M3 8h10M3 10.4h10`,
  accepted: 'm4.8 8.2 2.2 2.2 4.2-4.6',
  rejected: `${box}M5.5 5.5l5 5M10.5 5.5l-5 5`,
  waived: `${box}M5.5 8h5`,
}

/** Ink fills the square as a document gets closer to done. The word beside it says the same. */
function ItemShape({ state }: { state: ShownState }) {
  return (
    <svg viewBox="0 0 16 16" className={`item-shape item-${state}`} aria-hidden="true" focusable="false">
      {state === 'accepted' && <path d="M2 2h12v12H2z" className="item-ink" />}
      <path d={outlines[state]} className="item-line" />
    </svg>
  )
}
