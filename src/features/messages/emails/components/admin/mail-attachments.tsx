import { useState } from 'react'
import { documentTypes } from '#domain/documents.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { DockLine } from '#features/admin/kit/components/dock.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { formatNumber, labelOf } from '#site/staff-format.ts'
import { type EmailForm, mostAttachedBytes } from '../../schema.ts'
import type { MailDraft } from './mail-draft.ts'

type MailAttachmentsProps = {
  documents: EmailForm['documents']
  draft: MailDraft
  onChange: (documentIds: string[]) => void
}

const toMegabytes = (bytes: number) => `${formatNumber(Math.max(0.1, Math.round(bytes / 104_857.6) / 10))} MB`

export function MailAttachments({ documents, draft, onChange }: MailAttachmentsProps) {
  const [isOpen, setOpen] = useState(false)
  const { party, documentIds } = draft
  const chosen = documents.filter(({ id }) => documentIds.includes(id))
  const size = chosen.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const names = chosen.map(({ documentType }) => labelOf(documentTypes, documentType)).join(', ')
  return (
    <div className="border-t border-rule">
      <DockLine label="Attached">
        <span className={size > mostAttachedBytes ? 'k-red' : undefined}>
          {chosen.length === 0 ? 'Nothing' : `${names}, ${toMegabytes(size)}`}
          {size > mostAttachedBytes && `: at most ${toMegabytes(mostAttachedBytes)}`}
        </span>
        <Button kind="bare" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          From checklist
        </Button>
      </DockLine>
      {isOpen && (
        <ul className="k-scroll max-h-48 px-4 py-1">
          {documents.length === 0 && <li>No documents have come yet.</li>}
          {documents.map((document) => {
            const problem =
              document.problem ?? (document.parties.includes(party) ? null : 'Not theirs to see.')
            return (
              <li key={document.id}>
                <Tick
                  label={`${labelOf(documentTypes, document.documentType)}: ${document.name}`}
                  description={problem}
                  disabled={problem !== null}
                  checked={documentIds.includes(document.id)}
                  onChange={({ target }) =>
                    onChange(
                      target.checked
                        ? [...documentIds, document.id]
                        : documentIds.filter((id) => id !== document.id),
                    )
                  }
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
