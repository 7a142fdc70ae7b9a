import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { isOffer } from '#domain/case-file.ts'
import { DocumentCamera } from '#features/documents/files/components/document-camera.tsx'
import { UploadStatus } from '#features/documents/files/components/upload-status.tsx'
import { formatFileSize } from '#site/file-size.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { useFocusHeir } from '#ui/use-focus-heir.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { itemWords, photoWords } from '../content/item-words.ts'
import type { CaseItem } from '../schema.ts'
import { FileButton } from './file-button.tsx'
import { fileFieldOf } from './item-anchors.ts'
import { SentFiles } from './sent-files.tsx'
import type { ItemSending } from './use-item-sending.ts'

type ItemActionsProps = {
  item: CaseItem
  sending: ItemSending
  formTo: string | undefined
  unavailable: UnavailableWay | undefined
  heading: RefObject<HTMLElement | null>
}

export type UnavailableWay = { tell: (itemId: string) => Promise<boolean>; formTo: string | undefined }

export function ItemActions({ item, sending, formTo, unavailable, heading }: ItemActionsProps) {
  const words = useWords(itemWords)
  const photos = useWords(photoWords)
  const ofItem = <VisuallyHidden>{words.of(item.name)}</VisuallyHidden>
  const label = { needed: words.send, rejected: words.sendAgain, received: words.sendMore, accepted: '' }
  return (
    <>
      {sending.photos.length > 0 ? (
        <PhotoTray sending={sending} focusHeir={heading} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same by keyboard
        <div
          className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2"
          data-drop
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            sending.choose([...event.dataTransfer.files], 'files')
          }}
        >
          <form
            method="post"
            encType="multipart/form-data"
            {...(formTo && { action: formTo })}
            className="contents"
          >
            <FileButton id={fileFieldOf(item.id)} onChoose={(files) => sending.choose(files, 'files')}>
              <span>
                {label[item.state]}
                {ofItem}
              </span>
            </FileButton>
            {formTo && (
              <Button type="submit" variant="outline" size="small" className="hidden noscript:inline-flex">
                {words.sendChosen}
              </Button>
            )}
          </form>
          <DocumentCamera {...sending.camera} />
          {unavailable && item.state === 'needed' && !item.isUnavailable && !isOffer(item) && (
            <Unavailable itemId={item.id} name={item.name} way={unavailable} focusHeir={heading} />
          )}
          <SentFiles files={item.files} />
        </div>
      )}
      {sending.work === 'looking' && (
        <div className="mt-2 text-small">
          <LoadingText>{photos.looking}</LoadingText>
        </div>
      )}
      {sending.refused.map(({ title, description, help }) => (
        <div key={description} className="mt-3">
          <Notice tone="critical" announce title={title}>
            <p className="wrap-anywhere">{description}</p>
            {help && <p className="mt-1">{help}</p>}
          </Notice>
        </div>
      ))}
      <div className="font-sans">
        {sending.underWay.map((upload) => (
          <UploadStatus
            key={upload.id}
            upload={upload}
            focusHeir={heading}
            onCancel={() => sending.cancel(upload.id)}
            onRetry={() => sending.retry(upload.id)}
            onDismiss={() => sending.dismiss(upload.id)}
          />
        ))}
      </div>
    </>
  )
}

type UnavailableProps = {
  itemId: string
  name: string
  way: UnavailableWay
  /** Gets the focus when the button goes. */
  focusHeir: RefObject<HTMLElement | null>
}

function Unavailable({ itemId, name, way: { tell, formTo }, focusHeir }: UnavailableProps) {
  const words = useWords(itemWords)
  const [state, setState] = useState<'asked' | 'telling' | 'failed'>('asked')
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'telling') return
    setState('telling')
    const isTold = await tell(itemId)
    setState(isTold ? 'asked' : 'failed')
    if (isTold) focusHeir.current?.focus()
  }
  return (
    <>
      <form
        method="post"
        {...(formTo && { action: formTo })}
        onSubmit={submit}
        className={classNames(!formTo && 'noscript:hidden')}
      >
        <input type="hidden" name="do" value="unavailable" />
        <input type="hidden" name="item" value={itemId} />
        <Button
          type="submit"
          variant="quiet"
          size="small"
          className="px-1"
          busy={state === 'telling' && words.unavailableBusy}
        >
          <span>
            {words.unavailable}
            <VisuallyHidden>{words.of(name)}</VisuallyHidden>
          </span>
        </Button>
      </form>
      {state === 'failed' && (
        <p role="alert" className="basis-full border-l-4 border-error pl-3 font-sans text-small text-error">
          {words.unavailableFailed}
        </p>
      )}
    </>
  )
}

type PhotoTrayProps = {
  sending: ItemSending
  focusHeir: RefObject<HTMLElement | null>
}

function PhotoTray({ sending, focusHeir }: PhotoTrayProps) {
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
