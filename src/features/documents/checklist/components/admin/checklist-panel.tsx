import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useViewerAddress } from '#features/documents/files/components/admin/viewer-address.ts'
import { Button } from '#ui/button.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { AddItemForm } from './add-item-form.tsx'
import { useChecklist } from './checklist-queries.ts'
import { ItemEditor } from './item-editor.tsx'
import { ItemLine } from './item-line.tsx'
import { countAccepted, countToJudge } from './item-words.ts'

export function ChecklistPanel({ applicationId, hasFirm }: { applicationId: string; hasFirm: boolean }) {
  const { data, error, refetch } = useChecklist(applicationId)
  const [isAdding, setAdding] = useState(false)
  const toViewer = useViewerAddress(applicationId)
  const items = data?.items ?? []
  return (
    <section aria-labelledby="checklist-title" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="checklist-title">Checklist</h3>
        {data && (
          <p className="mr-auto text-soft">
            {countAccepted(items)}
            {countToJudge(items) > 0 && `, ${countToJudge(items)} to judge`}
          </p>
        )}
        {!isAdding && data && (
          <Button variant="quiet" size="small" onClick={() => setAdding(true)}>
            Add an item
          </Button>
        )}
      </div>
      {error && !data && (
        <LoadFailure error={error} fallback="The checklist could not be loaded." onRetry={refetch} />
      )}
      {!data && !error && <LoadingText />}
      {isAdding && (
        <AddItemForm applicationId={applicationId} hasFirm={hasFirm} onClose={() => setAdding(false)} />
      )}
      {data?.items.length === 0 && <p className="text-soft">Nothing is asked for.</p>}
      <ul className="checklist">
        {items.map((item, at) => (
          <ItemLine
            key={item.id}
            item={item}
            link={(name) => {
              const document = item.documents[0]
              if (!document) return name
              return <Link to={toViewer(document.id)}>{name}</Link>
            }}
          >
            <ItemEditor applicationId={applicationId} items={items} at={at} />
          </ItemLine>
        ))}
      </ul>
    </section>
  )
}
