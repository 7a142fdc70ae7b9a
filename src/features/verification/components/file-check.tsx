import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { DropArea } from '#ui/drop-area.tsx'
import { UploadIcon } from '#ui/icons.tsx'
import { useLocale } from '#ui/locale.tsx'
import { verifyWords } from '../content/words.ts'

type FileCheckProps = {
  isChecking: boolean
  /** Of the file that the answer is about. */
  name: string | undefined
  onChoose: (file: File) => void
}

/** Nothing without scripts, because a browser computes the fingerprint by one. */
export function FileCheck({ isChecking, name, onChoose }: FileCheckProps) {
  const { file: words, checking, or } = verifyWords[useLocale()]
  const picker = useRef<HTMLInputElement>(null)
  const choose = ([file]: readonly File[]) => file && onChoose(file)
  return (
    <div className="noscript:hidden">
      <p className="my-5 grid grid-cols-[1fr_auto_1fr] items-center gap-4 font-sans text-soft before:border-t before:border-rule after:border-t after:border-rule">
        {or}
      </p>
      <DropArea
        className="grid justify-items-center gap-2 border-2 bg-paper px-4 py-7 text-center"
        onDrop={choose}
      >
        <Button variant="outline" busy={isChecking && checking} onClick={() => picker.current?.click()}>
          <UploadIcon />
          {words.choose}
        </Button>
        {name && <p className="max-w-full font-semibold wrap-anywhere">{name}</p>}
        <p className="font-sans text-small text-soft">
          <span className="pointer-coarse:hidden">{words.drop} </span>
          {words.help}
        </p>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/pdf,.pdf"
          aria-label={words.choose}
          onChange={({ target }) => {
            choose([...(target.files ?? [])])
            // Otherwise the same file can't be chosen again.
            target.value = ''
          }}
        />
      </DropArea>
    </div>
  )
}
