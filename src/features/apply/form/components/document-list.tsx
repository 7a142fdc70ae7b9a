import { useEffect, useMemo, useRef, useState } from 'react'
import { labelOf } from '#domain/choice.ts'
import { type DocumentType, documentTypes, requestedDocuments } from '#domain/documents.ts'
import type { SentApplication } from '#features/apply/drafts/components/sent-application.ts'
import type { CaseItem } from '#features/documents/checklist/schema.ts'
import { byApplication } from '#features/documents/files/components/upload-channels.ts'
import type { UploadResult } from '#features/documents/files/components/upload-document.ts'
import { useDocumentUpload } from '#features/documents/files/components/use-document-upload.ts'
import { inPageLanguage } from '#lib/page-language.ts'
import type { Locale } from '#site/locale.ts'
import { holdCaseHint } from '#site/returning.ts'
import { useLocale } from '#ui/locale.tsx'
import { useToast } from '#ui/toast.tsx'
import { documentWords } from '../content/after-sending.ts'
import { DocumentRow } from './document-row.tsx'

type DocumentListProps = { sent: SentApplication; onChange: (sent: SentApplication) => void }

export function DocumentList({ sent, onChange }: DocumentListProps) {
  const locale = useLocale()
  const words = documentWords[locale]
  const { toast } = useToast()
  const asked = useAskedDocuments(sent)
  // Uploads finish at different times, each after the list changed.
  const latest = useRef(sent)
  const channel = useMemo(() => byApplication(sent.id, locale), [sent.id, locale])
  const { uploads, send, cancel, retry, dismiss } = useDocumentUpload(channel)

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
      <h2 id="documents-title" className="text-h3 font-semibold">
        {words.heading}
      </h2>
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
            channel={channel}
            onPhotographed={() => report({ ok: true }, type, `${name}.pdf`)}
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

type AskedDocument = { id: string; type: DocumentType; name: string; isRequired: boolean }

/** After that, the general list for the role beats an empty one. */
const patience = 4_000

/** Empty until we know this application's own checklist. */
function useAskedDocuments({ reference, role }: SentApplication): readonly AskedDocument[] {
  const locale = useLocale()
  const [asked, setAsked] = useState<readonly AskedDocument[]>([])
  useEffect(() => {
    let isGone = false
    readOwnItems(reference).then((items) => {
      const known = new Set<DocumentType>(requestedDocuments[role].map(({ type }) => type))
      const own = items
        ?.filter(({ documentType }) => known.has(documentType))
        .map(({ id, documentType, name, isRequired }) => ({ id, type: documentType, name, isRequired }))
      if (!isGone) setAsked(own ?? listAll(role, locale))
    })
    return () => {
      isGone = true
    }
  }, [reference, role, locale])
  return asked
}

/** This browser may read its case, but another case may be open in it by now. */
async function readOwnItems(reference: string): Promise<readonly CaseItem[] | undefined> {
  if (!holdCaseHint(document.cookie)) return undefined
  try {
    const answer = await fetch('/api/case/mine', {
      headers: inPageLanguage(),
      signal: AbortSignal.timeout(patience),
    })
    const found = (await answer.json()) as { reference?: string; items?: CaseItem[] }
    return answer.ok && found.reference === reference ? found.items : undefined
  } catch {
    return undefined
  }
}

const listAll = (role: SentApplication['role'], locale: Locale): AskedDocument[] =>
  requestedDocuments[role].map(({ type, required }) => ({
    id: type,
    type,
    name: labelOf(documentTypes, type, locale),
    isRequired: required,
  }))
