import { type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { AlertIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { Progress } from '#ui/progress.tsx'
import { useFocusHeir } from '#ui/use-focus-heir.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { uploadStatusWords } from '../content.ts'
import type { DocumentUpload } from './use-document-upload.ts'

type UploadStatusProps = {
  upload: DocumentUpload
  focusHeir: RefObject<HTMLElement | null>
  onCancel: () => void
  onRetry: () => void
  onDismiss: () => void
}

export function UploadStatus({ upload, focusHeir, onCancel, onRetry, onDismiss }: UploadStatusProps) {
  const words = useWords(uploadStatusWords)
  const { fileName, status, progress, problem } = upload
  const ofFile = <VisuallyHidden> {fileName}</VisuallyHidden>
  if (status === 'sending' || status === 'checking') {
    const isSending = status === 'sending'
    return (
      <div className="mt-3 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Progress
            label={fileName}
            value={isSending ? Math.round(progress * 100) : undefined}
            {...(!isSending && { valueText: words.checking })}
          />
        </div>
        {isSending && (
          <Actions key="sending" className="-my-2 -mr-[1.1rem] flex-none" focusHeir={focusHeir}>
            <Button variant="quiet" size="small" onClick={onCancel}>
              {words.cancel}
              {ofFile}
            </Button>
          </Actions>
        )}
      </div>
    )
  }
  return (
    <div role="status" className="mt-3 border-l-4 border-error pl-3 text-small">
      <p className="flex gap-2 font-semibold text-error">
        <AlertIcon className="mt-px size-[1.25em] flex-none" />
        <span className="min-w-0 wrap-anywhere">
          {status === 'canceled' ? words.canceled(fileName) : reasonFor(fileName, problem)}
        </span>
      </p>
      {problem?.help && <p className="mt-1">{problem.help}</p>}
      <Actions
        key="not-sent"
        className="-mr-[min(1.1rem,5vw)] -ml-[1.1rem] flex flex-wrap"
        focusHeir={focusHeir}
      >
        {(status === 'canceled' || problem?.canRetry) && (
          <Button variant="quiet" size="small" onClick={onRetry}>
            {words.tryAgain}
            {ofFile}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {words.dismiss}
          {ofFile}
        </Button>
      </Actions>
    </div>
  )
}

type ActionsProps = { focusHeir: RefObject<HTMLElement | null>; className: string; children: ReactNode }

function Actions({ focusHeir, className, children }: ActionsProps) {
  const box = useRef<HTMLDivElement>(null)
  useFocusHeir(box, focusHeir)
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}

/** Names the file, because several may have failed for the same reason. */
function reasonFor(fileName: string, problem: DocumentUpload['problem']): string {
  const { description = '' } = problem ?? {}
  return description.includes(fileName) ? description : `${fileName}: ${description}`
}
