import { useMemo, useRef } from 'react'
import type { DocumentType } from '#domain/documents.ts'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import { byApplication } from '#features/documents/files/components/upload-channels.ts'
import type { UploadResult } from '#features/documents/files/components/upload-document.ts'
import { useDocumentUpload } from '#features/documents/files/components/use-document-upload.ts'
import { useLocale } from '#ui/locale.tsx'
import { useToast } from '#ui/toast.tsx'
import { documentWords } from '../content/after-sending.ts'
import { DocumentRow } from './document-row.tsx'
import { useAskedDocuments } from './use-asked-documents.ts'

type DocumentListProps = { sent: SentApplication; onChange: (sent: SentApplication) => void }

/** Documents to add to the application: one row per thing we ask for, several files each. */
export function DocumentList({ sent, onChange }: DocumentListProps) {
  const locale = useLocale()
  const words = documentWords[locale]
  const { toast } = useToast()
  const asked = useAskedDocuments(sent)
  // Uploads finish at different times, each after the list has changed.
  const latest = useRef(sent)
  const { uploads, send, cancel, retry, dismiss } = useDocumentUpload(
    useMemo(() => byApplication(sent.id, locale), [sent.id, locale]),
  )

  function report(result: UploadResult | undefined, type: DocumentType, name: string) {
    if (result?.ok) {
      toast({ title: words.uploaded, description: name, duration: 3_000 })
      latest.current = { ...latest.current, documents: [...latest.current.documents, { type, name }] }
      onChange(latest.current)
    } else if (result?.reason === 'failed') {
      const { title, description } = result.problem
      toast({ title, description, variant: 'destructive' })
    }
  }

  return (
    <section aria-labelledby="documents-title">
      <h4 id="documents-title">{words.heading}</h4>
      <p className="mt-1 text-soft">{words.intro}</p>
      <p className="mt-2 font-sans text-small text-soft">{words.accepted}</p>
      <ul className="hairlines hairlines-closed mt-4">
        {asked.map(({ id, type, name, isRequired }) => (
          <DocumentRow
            key={id}
            type={type}
            label={name}
            required={isRequired}
            received={sent.documents.filter((document) => document.type === type)}
            uploads={uploads.filter(({ fileType, status }) => fileType === type && status !== 'done')}
            onChoose={(files) => {
              for (const file of files) send(file, type).then((result) => report(result, type, file.name))
            }}
            onCancel={cancel}
            onRetry={(upload) =>
              retry(upload.id).then((result) => report(result, upload.fileType, upload.fileName))
            }
            onDismiss={dismiss}
          />
        ))}
      </ul>
    </section>
  )
}
