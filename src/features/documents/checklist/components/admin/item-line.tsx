import type { ReactNode } from 'react'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import type { ChecklistItem } from '../../schema.ts'
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
    <li aria-current={isCurrent || undefined}>
      <SquareMark state={state} />
      <p className={state === 'waived' ? 'k-quiet line-through' : undefined}>
        {link(<b>{item.name}</b>)}{' '}
        <span className="k-small">
          {partyWords[item.party]}
          {length > 0 && `, ${countFiles(length)}`}
          {!item.isRequired && ', optional'}
        </span>
      </p>
      <p className="checklist-state k-small">
        <b className={state === 'rejected' ? 'k-red' : undefined}>{wordOf(item)}</b>{' '}
        {moment && <time dateTime={moment}>{formatShort(moment)}</time>}
      </p>
      {state === 'rejected' && item.reason && <p className="checklist-more k-red">{item.reason}</p>}
      {item.unavailableAt && state === 'needed' && (
        <p className="checklist-more k-red">
          They say they don’t have it ({formatShort(item.unavailableAt)}).
        </p>
      )}
      {children}
    </li>
  )
}
