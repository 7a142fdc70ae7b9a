import { type FormEvent, type RefObject, useState } from 'react'
import { isOffer } from '#domain/case-file.ts'
import { UploadStatus } from '#features/documents/files/components/upload-status.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LoadingText } from '#ui/loading-text.tsx'
import { useWords } from '#ui/locale.tsx'
import { Notice } from '#ui/notice.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { itemWords, photoWords } from '../content/item-words.ts'
import type { CaseItem } from '../schema.ts'
import { FileButton } from './file-button.tsx'
import { fileFieldOf } from './item-anchors.ts'
import { PhotoTray } from './photo-tray.tsx'
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
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
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
          {/* Most touch screens come with a camera. */}
          <FileButton
            camera
            className="hidden pointer-coarse:inline-flex noscript:hidden"
            onChoose={(files) => sending.choose(files, 'camera')}
          >
            <span>
              {words.photo}
              {ofItem}
            </span>
          </FileButton>
          {unavailable && item.state === 'needed' && !item.isUnavailable && !isOffer(item) && (
            <Unavailable itemId={item.id} name={item.name} way={unavailable} />
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

type UnavailableProps = { itemId: string; name: string; way: UnavailableWay }

function Unavailable({ itemId, name, way: { tell, formTo } }: UnavailableProps) {
  const words = useWords(itemWords)
  const [state, setState] = useState<'asked' | 'telling' | 'failed'>('asked')
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'telling') return
    setState('telling')
    setState((await tell(itemId)) ? 'asked' : 'failed')
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
