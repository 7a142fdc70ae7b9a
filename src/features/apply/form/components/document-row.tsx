import { useRef } from 'react'
import { acceptedFiles } from '#domain/document-files.ts'
import type { DocumentType } from '#domain/documents.ts'
import { DocumentCamera } from '#features/documents/files/components/document-camera.tsx'
import type { UploadChannel } from '#features/documents/files/components/upload-channels.ts'
import { UploadStatus } from '#features/documents/files/components/upload-status.tsx'
import type { DocumentUpload } from '#features/documents/files/components/use-document-upload.ts'
import { CheckIcon, UploadIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { Button } from '#ui/plain-button.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { documentWords } from '../content/after-sending.ts'

type DocumentRowProps = {
  type: DocumentType
  label: string
  /** Only a label: nothing waits for it. */
  required: boolean
  received: readonly { name: string }[]
  uploads: readonly DocumentUpload[]
  channel: UploadChannel
  onChoose: (files: File[]) => void
  onPhotographed: () => void
  onCancel: (id: string) => void
  onRetry: (upload: DocumentUpload) => void
  onDismiss: (id: string) => void
}

export function DocumentRow(props: DocumentRowProps) {
  const words = useWords(documentWords)
  const { type, label, required, received, uploads } = props
  const picker = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <li className="py-3 font-sans">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-44 leading-snug wrap-anywhere">
          <b>{label}</b>
          {required && <span className="block text-small text-soft">{words.required}</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={button}
            variant="outline"
            size="small"
            className="flex-none"
            onClick={() => picker.current?.click()}
          >
            <UploadIcon />
            {received.length > 0 ? words.addAnother : words.upload}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Button>
          <DocumentCamera
            channel={props.channel}
            documentType={type}
            name={label}
            onSent={props.onPhotographed}
          />
        </div>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={acceptedFiles}
          aria-label={words.choose(label)}
          data-document={type}
          onChange={({ target }) => {
            props.onChoose([...(target.files ?? [])])
            // Lets people choose the same file again after a failure.
            target.value = ''
          }}
        />
      </div>
      {received.length > 0 && (
        <ul className="mt-2 text-small">
          {received.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and two files may have one name
            <li key={index} className="flex gap-2 py-0.5">
              <CheckIcon className="mt-0.5 size-4 flex-none text-brand" />
              <span className="min-w-0 wrap-anywhere">
                {name}
                <VisuallyHidden> {words.received}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
      {uploads.map((upload) => (
        <UploadStatus
          key={upload.id}
          upload={upload}
          focusHeir={button}
          onCancel={() => props.onCancel(upload.id)}
          onRetry={() => props.onRetry(upload)}
          onDismiss={() => props.onDismiss(upload.id)}
        />
      ))}
    </li>
  )
}
