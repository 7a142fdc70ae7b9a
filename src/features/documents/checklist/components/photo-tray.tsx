import { type RefObject, useRef } from 'react'
import { formatFileSize } from '#features/documents/files/components/file-size.ts'
import { Button } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { useFocusHeir } from '#ui/use-focus-heir.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { photoWords } from '../content/item-words.ts'
import { FileButton } from './file-button.tsx'
import type { ItemSending } from './use-item-sending.ts'

type PhotoTrayProps = {
  sending: ItemSending
  focusHeir: RefObject<HTMLElement | null>
}

export function PhotoTray({ sending, focusHeir }: PhotoTrayProps) {
  const locale = useLocale()
  const words = photoWords[locale]
  const { photos, work } = sending
  const box = useRef<HTMLFieldSetElement>(null)
  useFocusHeir(box, focusHeir)
  const isBlurred = photos.some((photo) => photo.isBlurred)
  const isOne = photos.length === 1
  const sendOne = isBlurred ? words.sendAnyway : words.sendOne
  return (
    <fieldset ref={box} className="on-sheet mt-3 min-w-0 border border-rule p-3 font-sans">
      <legend className="float-left w-full font-semibold">{words.title(photos.length)}</legend>
      {!isOne && <p className="clear-both text-small text-soft">{words.order}</p>}
      <ol className="hairlines clear-both mt-1">
        {photos.map(({ id, file, isBlurred }, index) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <span className="min-w-0 flex-1 py-1 leading-snug wrap-anywhere">
              {!isOne && <b>{words.page(index + 1)} </b>}
              {file.name} <span className="text-small text-soft">{formatFileSize(file.size, locale)}</span>
              {isBlurred && <b className="block text-small text-error">{words.blurred}</b>}
            </span>
            {!isOne && (
              <Button variant="quiet" size="small" className="-mr-3" onClick={() => sending.leaveOut(id)}>
                {words.remove}
                <VisuallyHidden> {file.name}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {isBlurred && <p className="border-l-4 border-error pl-3 text-small">{words.blurredHelp}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {isOne && isBlurred && <FileButton onChoose={sending.replace}>{words.again}</FileButton>}
        <Button
          variant="outline"
          size="small"
          busy={work === 'joining' && words.joining}
          onClick={sending.sendPhotos}
        >
          {isOne ? sendOne : words.sendJoined}
        </Button>
        {!(isOne && isBlurred) && (
          <FileButton camera onChoose={(files) => sending.choose(files, 'camera')}>
            {words.addPage}
          </FileButton>
        )}
        <Button variant="quiet" size="small" className="-ml-4" onClick={sending.discard}>
          {words.discard}
        </Button>
      </div>
    </fieldset>
  )
}
