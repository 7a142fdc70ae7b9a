import { type DragEvent, useRef, useState } from 'react'
import { acceptedFiles } from '#domain/document-files.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { UploadIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { uploadWords } from '../content.ts'

export function FileDrop({ onChoose }: { onChoose: (files: File[]) => void }) {
  const words = useWords(uploadWords)
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  function take(input: HTMLInputElement) {
    onChoose([...(input.files ?? [])])
    // Otherwise the same file can't be chosen again after a failure.
    input.value = ''
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onChoose([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same by keyboard
    <div
      className={classNames(
        'on-sheet border border-dashed p-[min(1.5rem,7vw)]',
        isOver ? 'border-brand' : 'border-rule-strong',
      )}
      data-drop
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
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
    </div>
  )
}
