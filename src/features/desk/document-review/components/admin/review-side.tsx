import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ItemLine } from '#features/documents/checklist/components/admin/item-line.tsx'
import { countAccepted } from '#features/documents/checklist/components/admin/item-words.ts'
import type { ChecklistItem } from '#features/documents/checklist/schema.ts'
import { useViewerAddress } from '#features/documents/files/components/admin/viewer-address.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { Button } from '#ui/button.tsx'
import { ChevronIcon } from '#ui/icons.tsx'
import { AgainstAnswers } from './against-answers.tsx'
import type { Judged } from './review-order.ts'

type ReviewSideProps = {
  application: ApplicationDetail
  items: readonly ChecklistItem[]
  current: Judged
  onPrevious: () => void
  onNext: () => void
  isFirst: boolean
  isLast: boolean
  children: ReactNode
}

export function ReviewSide({ application, items, current, children, ...steps }: ReviewSideProps) {
  const toViewer = useViewerAddress(application.id)
  const turns = [
    {
      label: 'Previous document',
      keys: '[',
      onPress: steps.onPrevious,
      isEnd: steps.isFirst,
      turn: 'rotate-180',
    },
    { label: 'Next document', keys: ']', onPress: steps.onNext, isEnd: steps.isLast, turn: '' },
  ]
  return (
    <aside className="viewer-side" aria-label="Checklist, answers and judgment">
      <div className="viewer-reading">
        <div className="viewer-side-head">
          <h2>{caseNameOf(application)}</h2>
          <span className="mr-auto text-soft">{countAccepted(items)}</span>
          {turns.map(({ label, keys, onPress, isEnd, turn }) => (
            <Button
              key={keys}
              variant="quiet"
              size="icon"
              aria-label={label}
              aria-keyshortcuts={keys}
              title={`${label} (${keys})`}
              aria-disabled={isEnd}
              onClick={onPress}
            >
              <ChevronIcon className={`size-5 ${turn}`} />
            </Button>
          ))}
        </div>
        <ul className="checklist">
          {items.map((item) => (
            <ItemLine
              key={item.id}
              item={item}
              isCurrent={item.id === current.item?.id}
              link={(name) => {
                const document = item.documents[0]
                if (!document) return name
                return (
                  <Link replace to={toViewer(document.id)}>
                    {name}
                  </Link>
                )
              }}
            />
          ))}
        </ul>
        <AgainstAnswers application={application} />
      </div>
      {children}
    </aside>
  )
}
