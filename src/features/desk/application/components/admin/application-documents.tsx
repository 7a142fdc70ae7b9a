import { useState } from 'react'
import { useChecklist } from '#features/documents/checklist/components/admin/checklist-queries.ts'
import { DocumentChanges } from '#features/documents/checklist/components/admin/document-changes.tsx'
import { DocumentsPanel } from '#features/documents/files/components/admin/documents-panel.tsx'
import { useLinkNames } from '#features/documents/upload-links/components/admin/link-queries.ts'
import { AddFile } from '#features/documents/viewer/components/admin/add-file.tsx'
import { Button } from '#ui/button.tsx'

export function ApplicationDocuments({ applicationId }: { applicationId: string }) {
  const linkNames = useLinkNames(applicationId)
  const [isAdding, setAdding] = useState(false)
  const { data } = useChecklist(applicationId)
  const items = data?.items ?? []
  const nameById = new Map(items.map((item) => [item.id, item.name]))
  return (
    <DocumentsPanel
      applicationId={applicationId}
      linkNames={linkNames}
      describe={({ itemId }) =>
        data && (itemId ? `For: ${nameById.get(itemId) ?? 'an item'}` : 'Answers nothing on the checklist')
      }
      actionsOf={(document) =>
        data && <DocumentChanges applicationId={applicationId} items={items} document={document} />
      }
      action={
        data &&
        !isAdding && (
          <Button variant="quiet" size="small" onClick={() => setAdding(true)}>
            Add a file
          </Button>
        )
      }
    >
      {isAdding && <AddFile applicationId={applicationId} items={items} onClose={() => setAdding(false)} />}
    </DocumentsPanel>
  )
}
