import type { UploadChannel } from '#features/documents/files/components/upload-channels.ts'
import type { CaseItem } from '../schema.ts'
import { CaseItemRow } from './case-item-row.tsx'

export type CaseItemsProps = {
  /** In the API's order: that of the labels. */
  items: readonly CaseItem[]
  send: (itemId: string) => UploadChannel
  /** Where an item's form goes with scripts off. Without it, files need scripts. */
  formTo?: (itemId: string) => string
  onNews: () => Promise<unknown>
  /** Resolves with whether the server knows. Without it, the page doesn't offer to say so. */
  onUnavailable?: ((itemId: string) => Promise<boolean>) | undefined
  /** Where "I don't have this" goes with scripts off: `do` is "unavailable", `item` its id. */
  unavailableTo?: string
  /** What we asked for, required or not. */
  asked?: readonly string[]
  isClosed?: boolean
  /** They see what came and what is missing, and send nothing. */
  isReadOnly?: boolean
}

export function CaseItems({
  items,
  send,
  formTo,
  onNews,
  isClosed = false,
  isReadOnly = false,
  ...rest
}: CaseItemsProps) {
  const { onUnavailable, unavailableTo, asked = [] } = rest
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
          isAsked={asked.includes(item.id)}
          isClosed={isClosed}
          isReadOnly={isReadOnly}
        />
      ))}
    </ul>
  )
}
