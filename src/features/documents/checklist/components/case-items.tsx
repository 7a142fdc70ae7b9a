import type { UploadChannel } from '#features/documents/files/components/upload-channels.ts'
import type { CaseItem } from '../schema.ts'
import { CaseItemRow } from './case-item-row.tsx'

export type CaseItemsProps = {
  /** In the order of the API: send again, needed, received, accepted. */
  items: readonly CaseItem[]
  /** How a file for an item is sent. It must be stable. */
  send: (itemId: string) => UploadChannel
  /** Where an item's form goes with scripts off. Without it, files need scripts. */
  formTo?: (itemId: string) => string
  /** Something arrived: the list has to be read again. Settles when it was. */
  onNews: () => Promise<unknown>
  /** Answers whether we have been told. Without it nobody is asked. */
  onUnavailable?: (itemId: string) => Promise<boolean>
  /** Where "I don't have this" goes with scripts off: `do` is "unavailable", `item` its id. */
  unavailableTo?: string
  /** Ids of what can wait, because we asked for something else. */
  later?: readonly string[]
  /** The case is over: the list is only read. */
  isClosed?: boolean
}

/** What we ask a sender for: where each thing stands, why it has to come again, and how to send it. */
export function CaseItems({ items, send, formTo, onNews, isClosed = false, ...rest }: CaseItemsProps) {
  const { onUnavailable, unavailableTo, later = [] } = rest
  return (
    <ul className="mt-4 border-t border-rule-strong">
      {items.map((item) => (
        <CaseItemRow
          key={item.id}
          item={item}
          send={send}
          formTo={formTo?.(item.id)}
          onNews={onNews}
          unavailable={onUnavailable && { tell: onUnavailable, formTo: unavailableTo }}
          canWait={later.includes(item.id)}
          isClosed={isClosed}
        />
      ))}
    </ul>
  )
}
