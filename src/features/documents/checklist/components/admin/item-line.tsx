import type { ReactNode } from 'react'
import type { ChecklistItem } from '../../schema.ts'
import { ItemShape } from './item-shape.tsx'
import { countFiles, formatShort, momentOf, partyWords, shownStateOf, wordOf } from './item-words.ts'
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
