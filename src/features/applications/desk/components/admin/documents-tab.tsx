import { useState } from 'react'
import { FolderForm } from '#features/applications/review/components/admin/folder-form.tsx'
import type { ApplicationDetail } from '#features/applications/review/schema.ts'
import { ChecklistPanel } from '#features/documents/checklist/components/admin/checklist-panel.tsx'
import { useChecklist } from '#features/documents/checklist/components/admin/checklist-queries.ts'
import { DocumentChanges } from '#features/documents/checklist/components/admin/document-changes.tsx'
import { AddFile } from '#features/documents/desk/components/admin/add-file.tsx'
import { DocumentsPanel } from '#features/documents/files/components/admin/documents-panel.tsx'
import { useLinkNames } from '#features/documents/links/components/admin/link-queries.ts'
import { UploadLinksPanel } from '#features/documents/links/components/admin/upload-links-panel.tsx'
import { RequestsPanel } from '#features/documents/requests/components/admin/requests-panel.tsx'
import { Button } from '#ui/button.tsx'

export function DocumentsTab({ application }: { application: ApplicationDetail }) {
  const { id, role } = application
  const linkNames = useLinkNames(id)
  const [isAdding, setAdding] = useState(false)
  const { data } = useChecklist(id)
  const items = data?.items ?? []
  const nameById = new Map(items.map((item) => [item.id, item.name]))
  return (
    <div className="grid gap-8">
      <ChecklistPanel applicationId={id} hasFirm={role === 'plaintiff'} />
      <DocumentsPanel
        applicationId={id}
        linkNames={linkNames}
        describe={({ itemId }) =>
          data && (itemId ? `For: ${nameById.get(itemId) ?? 'an item'}` : 'Answers nothing on the checklist')
        }
        actionsOf={(document) =>
          data && <DocumentChanges applicationId={id} items={items} document={document} />
        }
        action={
          data &&
          !isAdding && (
            <Button variant="outline" size="small" onClick={() => setAdding(true)}>
              Add a file
            </Button>
          )
        }
      >
        {isAdding && <AddFile applicationId={id} items={items} onClose={() => setAdding(false)} />}
      </DocumentsPanel>
      <RequestsPanel applicationId={id} />
      <UploadLinksPanel applicationId={id} />
      <FolderForm application={application} />
    </div>
  )
}
