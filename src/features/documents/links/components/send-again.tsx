import { useRef } from 'react'
import { acceptedFiles } from '#site/choices/document-files.ts'
import { Button } from '#ui/button.tsx'
import { UploadIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { uploadWords } from '../content.ts'

type SendAgainProps = { name: string; onChoose: (files: readonly File[]) => void }

/** For an item that has to come once more: choosing the files sends them. */
export function SendAgain({ name, onChoose }: SendAgainProps) {
  const words = useWords(uploadWords)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" size="small" className="mt-2" onClick={() => picker.current?.click()}>
        <UploadIcon />
        {words.sendAgain}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptedFiles}
        aria-label={words.filesFor(name)}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // Lets the same file be chosen again after a failure.
          target.value = ''
        }}
      />
    </>
  )
}
