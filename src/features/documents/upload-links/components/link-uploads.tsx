import { useRef, useState } from 'react'
import { labelOf } from '#domain/choice.ts'
import { acceptedFiles } from '#domain/document-files.ts'
import { documentTypes } from '#domain/documents.ts'
import type { UploadProblem } from '#features/documents/files/components/check-document.ts'
import { UploadStatus } from '#features/documents/files/components/upload-status.tsx'
import { isUnderWay } from '#features/documents/files/components/use-document-upload.ts'
import { Button } from '#ui/button.tsx'
import { DropArea } from '#ui/drop-area.tsx'
import { CheckIcon, UploadIcon } from '#ui/icons.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { uploadWords } from '../content.ts'
import type { LinkInfo } from '../schema.ts'
import { AskForLink } from './ask-for-link.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import type { LinkUploadsState } from './use-link-uploads.ts'

type LinkUploadsProps = { token: string; info: LinkInfo; uploads: LinkUploadsState }

export function LinkUploads({ token, info, uploads }: LinkUploadsProps) {
  const locale = useLocale()
  const words = uploadWords[locale]
  const { currentUploads, maxUploads } = info.token
  const remaining = maxUploads - currentUploads
  const [refused, setRefused] = useState<readonly UploadProblem[]>([])
  const { chosen, underWay, uploaded } = uploads
  const isFull = remaining <= 0
  const isSending = underWay.some(isUnderWay)
  const area = useRef<HTMLDivElement>(null)

  return (
    <div ref={area} tabIndex={-1} className="grid content-start gap-8">
      {isFull ? (
        <div className="grid gap-4">
          <Notice announce title={words.maxReached(maxUploads)}>
            <p>{words.maxReachedHelp}</p>
            {chosen.length > 0 && (
              <p className="mt-1 wrap-anywhere">
                {words.leftOver} {chosen.map(({ file }) => file.name).join(', ')}
              </p>
            )}
          </Notice>
          <AskForLink token={token} />
        </div>
      ) : (
        <FileDrop onChoose={(files) => setRefused(uploads.choose(files))} />
      )}
      {refused.map(({ title, description, help }) => (
        <Notice key={description} tone="critical" title={title}>
          <p className="wrap-anywhere">{description}</p>
          {help && <p className="mt-1">{help}</p>}
        </Notice>
      ))}
      {!isFull && chosen.length > uploads.room && (
        <Notice announce>{words.tooMany(chosen.length, uploads.room)}</Notice>
      )}
      {!isFull && chosen.length > 0 && (
        <ChosenFiles
          files={chosen}
          types={info.documentTypes}
          focusHeir={area}
          onType={(file, type) => {
            setRefused([])
            uploads.start(file, type)
          }}
          onRemove={uploads.remove}
        />
      )}
      {underWay.length > 0 && (
        <section aria-labelledby="under-way-title">
          <h2 id="under-way-title" className="text-h3">
            {isSending ? words.underWay : words.notSent}
          </h2>
          <div className="font-sans">
            {underWay.map((upload) => (
              <UploadStatus
                key={upload.id}
                upload={upload}
                focusHeir={area}
                onCancel={() => uploads.cancel(upload.id)}
                onRetry={() => uploads.retry(upload)}
                onDismiss={() => uploads.dismiss(upload.id)}
              />
            ))}
          </div>
        </section>
      )}
      {uploaded.length > 0 && (
        <section aria-labelledby="uploaded-title">
          <h2 id="uploaded-title" className="text-h3">
            {words.uploaded}
          </h2>
          <ul className="hairlines hairlines-closed mt-3 font-sans">
            {uploaded.map(({ id, fileName, fileType }) => (
              <li key={id} className="flex gap-3 py-2.5">
                <CheckIcon className="mt-0.5 size-5 flex-none text-brand" />
                <span className="min-w-0 leading-snug wrap-anywhere">
                  {fileName}
                  <span className="block text-small text-soft">
                    {labelOf(documentTypes, fileType, locale)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function FileDrop({ onChoose }: { onChoose: (files: File[]) => void }) {
  const words = useWords(uploadWords)
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  function take(input: HTMLInputElement) {
    onChoose([...(input.files ?? [])])
    // Otherwise the same file can't be chosen again after a failure.
    input.value = ''
  }
  return (
    <DropArea className="on-sheet border p-[min(1.5rem,7vw)]" onDrop={onChoose}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => picker.current?.click()}>
          <UploadIcon />
          {words.choose}
        </Button>
        {/* Most touch screens come with a camera. */}
        <Button
          variant="outline"
          className="hidden pointer-coarse:inline-flex"
          onClick={() => camera.current?.click()}
        >
          {words.photo}
        </Button>
      </div>
      <p className="mt-3 font-sans text-small text-soft">
        <span className="pointer-coarse:hidden">{words.drop} </span>
        {words.acceptedFiles}
      </p>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={words.choose}
        onChange={({ target }) => take(target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={words.photo}
        onChange={({ target }) => take(target)}
      />
    </DropArea>
  )
}
