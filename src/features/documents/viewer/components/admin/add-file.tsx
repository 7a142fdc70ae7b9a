import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { acceptedFiles } from '#domain/document-files.ts'
import { type DocumentType, documentTypes, documentTypeValues } from '#domain/documents.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { optionsOf } from '#features/documents/checklist/components/admin/document-changes.tsx'
import type { ChecklistItem } from '#features/documents/checklist/schema.ts'
import { keyOf } from '#features/documents/files/components/admin/document-queries.ts'
import { byApplication, type UploadChannel } from '#features/documents/files/components/upload-channels.ts'
import { UploadStatus } from '#features/documents/files/components/upload-status.tsx'
import { useDocumentUpload } from '#features/documents/files/components/use-document-upload.ts'
import { staffLocale } from '#site/locale.ts'
import { toOptions } from '#site/staff-format.ts'

type AddFileProps = { applicationId: string; items: readonly ChecklistItem[]; onClose: () => void }
type Sending = { id: number; file: File; itemId: string | undefined; fileType: DocumentType }

/** Adds what came by fax, mail or hand. Nobody gets mail about it. */
export function AddFile({ applicationId, items, onClose }: AddFileProps) {
  const [itemId, setItemId] = useState('')
  const [sent, setSent] = useState<readonly Sending[]>([])
  const [mistake, setMistake] = useState<string>()
  const item = items.find(({ id }) => id === itemId)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const files = typed.getAll('files').filter((file) => file instanceof File && file.name !== '')
    setMistake(files.length === 0 ? 'Choose a file' : undefined)
    const named = documentTypeValues.find((type) => type === typed.get('kind')) ?? 'other'
    const added = files.flatMap((file, at) =>
      file instanceof File
        ? { id: sent.length + at, file, itemId: item?.id, fileType: item?.documentType ?? named }
        : [],
    )
    setSent([...sent, ...added])
    if (added.length > 0) form.reset()
  }
  return (
    <form onSubmit={submit} aria-label="Add a file" className="grid gap-4 border-t border-rule-strong py-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="What is it?">
          <Select
            value={itemId}
            onChange={(event) => setItemId(event.target.value)}
            placeholder="Nothing on the list"
            options={optionsOf(items)}
          />
        </Field>
        {!item && (
          <Field label="Kind of document">
            <Select name="kind" defaultValue="other" options={toOptions(documentTypes)} />
          </Field>
        )}
      </div>
      <Field label="Files" help="PDF, Word, JPEG, PNG, GIF or text, up to 50 MB each." error={mistake}>
        <Input type="file" name="files" multiple accept={acceptedFiles} />
      </Field>
      {sent.map((sending) => (
        <DeskUpload key={sending.id} applicationId={applicationId} sending={sending} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Add</Button>
        <Button kind="line" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  )
}

/** The desk is signed in, so no budget of strangers counts. */
const byDesk = (applicationId: string, itemId: string | undefined): UploadChannel => {
  const savePath = `/api/applications/${encodeURIComponent(applicationId)}/documents`
  const askPath = `${savePath}/upload-url`
  return {
    ...byApplication(applicationId, staffLocale),
    askPath,
    savePath,
    ...(itemId && { about: { itemId } }),
  }
}

function DeskUpload({ applicationId, sending }: { applicationId: string; sending: Sending }) {
  const { file, fileType, itemId } = sending
  const channel = useMemo(() => byDesk(applicationId, itemId), [applicationId, itemId])
  const { uploads, send, cancel, retry, dismiss } = useDocumentUpload(channel)
  const heir = useRef<HTMLDivElement>(null)
  const isStarted = useRef(false)
  const queries = useQueryClient()
  const { reportSuccess } = useOutcome()
  const [upload] = uploads
  const isDone = upload?.status === 'done'
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    send(file, fileType)
  }, [send, file, fileType])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once.
  useEffect(() => {
    if (!isDone) return
    reportSuccess(`${file.name} added`)
    queries.invalidateQueries({ queryKey: keyOf(applicationId) })
  }, [isDone])
  return (
    <div ref={heir} tabIndex={-1}>
      {upload && !isDone && (
        <UploadStatus
          upload={upload}
          focusHeir={heir}
          onCancel={() => cancel(upload.id)}
          onRetry={() => retry(upload.id)}
          onDismiss={() => dismiss(upload.id)}
        />
      )}
    </div>
  )
}
