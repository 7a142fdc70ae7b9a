import { useEffect, useRef, useState } from 'react'
import { isOffline } from '#lib/offline.ts'
import { formatFileSize } from '#site/file-size.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { useLocale } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { cameraWords } from '../content.ts'
import type { SendProblem } from './destination.ts'
import type { PaperPage } from './kept-papers.ts'
import { CameraIcon, PageThumb } from './page-thumb.tsx'

export const mostPages = 20

export type Sending = { progress: number } | { problem: SendProblem } | undefined

type TrayViewProps = {
  title: string
  pages: readonly PaperPage[]
  isKept: boolean
  /** On the person's own device, whose storage is full or locked. */
  hasNoRoom: boolean
  canBeKept: boolean
  isDue: boolean
  sending: Sending
  onMove: (from: number, to: number) => void
  onRetake: (index: number) => void
  onRemove: (index: number) => void
  onAdd: () => void
  onOwn: () => void
  onSend: () => void
  onDiscard: () => void
  onClose: () => void
}

/** The pages of one document, before they go out. */
export function TrayView(props: TrayViewProps) {
  const { title, pages, isKept, hasNoRoom, canBeKept, isDue, sending, onClose } = props
  const locale = useLocale()
  const words = cameraWords[locale].tray
  const { close } = cameraWords[locale]
  const heading = useRef<HTMLHeadingElement>(null)
  const offline = useOffline()
  const [said, setSaid] = useState('')
  useEffect(() => heading.current?.focus(), [])
  const list = useRef<HTMLOListElement>(null)
  const movedTo = useRef<number>(undefined)
  // A page that moves takes the focus along, and one that's deleted leaves it at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list has changed
  useEffect(() => {
    if (movedTo.current === undefined) return
    const card = list.current?.children[movedTo.current]
    movedTo.current = undefined
    ;(card?.querySelector<HTMLElement>('summary') ?? heading.current)?.focus()
  }, [pages])
  const size = pages.reduce((sum, { jpeg }) => sum + jpeg.size, 0)
  const isSending = sending !== undefined && 'progress' in sending
  const problem = sending && 'problem' in sending ? sending.problem : undefined
  const kept = isKept ? words.keptHere(pages.length) : words.keptNow(pages.length)
  const safe = isKept ? words.offlineKept : words.offlineNow
  const label = offline && isDue ? words.waiting : problem ? words.again : words.send(pages.length)
  return (
    <>
      <div className="flex min-h-12 items-center gap-3 border-b border-rule-strong bg-tint pl-5 font-sans text-small">
        <p role="status" className="flex-1 leading-snug">
          {offline ? safe : kept}
          <VisuallyHidden> {said}</VisuallyHidden>
        </p>
        <button
          type="button"
          className="grid size-12 flex-none place-items-center"
          aria-label={close}
          onClick={onClose}
        >
          <CloseIcon className="size-6" />
        </button>
      </div>
      {/* What is on its way stays as it is: a page added now would be lost with the rest. */}
      <div
        inert={isSending}
        className="mx-auto w-full max-w-measure min-h-[50dvh] flex-1 overflow-y-auto px-5 py-4"
      >
        <h2 ref={heading} tabIndex={-1} className="text-title wrap-anywhere">
          {title}
        </h2>
        <p className="text-soft">{offline ? words.offline : pages.length > 1 && words.move}</p>
        <ol ref={list} className="mt-4 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
          {pages.map((page, index) => (
            <PageCard
              key={page.id}
              page={page}
              index={index}
              count={pages.length}
              {...props}
              onMove={(from, to) => {
                movedTo.current = to
                props.onMove(from, to)
                setSaid(words.moved(to + 1))
              }}
              onRemove={(at) => {
                movedTo.current = -1
                props.onRemove(at)
                setSaid(words.removed(at + 1))
              }}
            />
          ))}
          {pages.length < mostPages && (
            <li>
              <button
                type="button"
                className="grid aspect-3/4 w-full place-content-center justify-items-center gap-2 border-2 border-dashed border-ink-faint font-sans font-semibold text-brand"
                onClick={props.onAdd}
              >
                <CameraIcon className="size-7" />
                {words.add}
              </button>
            </li>
          )}
        </ol>
        {pages.length >= mostPages && <p className="mt-4 text-soft">{words.full(mostPages)}</p>}
      </div>
      <div className="border-t-4 border-double border-green-800 px-5 py-3 text-center font-sans">
        <div className="mx-auto max-w-measure">
          {problem && !(offline && isDue) && (
            <p role="alert" className="mb-2 text-left text-small text-error">
              {problem.description}
            </p>
          )}
          {hasNoRoom && (
            <p role="alert" className="mb-2 text-left text-small text-error">
              {words.noRoom}
            </p>
          )}
          <Button className="w-full" busy={isSending && words.sending} onClick={props.onSend}>
            {label}
          </Button>
          <p className="mt-2 text-small">
            {isKept ? words.keptFor : words.keptUntil} {words.about(formatFileSize(size, locale))}
          </p>
          <p inert={isSending} className="flex flex-wrap justify-center gap-x-5 text-small">
            {!isKept && canBeKept && (
              <button type="button" className={smallAction} onClick={props.onOwn}>
                {words.own}
              </button>
            )}
            <button type="button" className={smallAction} onClick={props.onDiscard}>
              {words.discard}
            </button>
          </p>
        </div>
      </div>
    </>
  )
}

const smallAction = 'inline-flex min-h-11 items-center text-brand underline decoration-1 underline-offset-4'

type PageCardProps = Pick<TrayViewProps, 'onMove' | 'onRetake' | 'onRemove'> & {
  page: PaperPage
  index: number
  count: number
}

function PageCard({ page, index, count, onMove, onRetake, onRemove }: PageCardProps) {
  const locale = useLocale()
  const { tray: words, page: name } = cameraWords[locale]
  const ofPage = <VisuallyHidden>{words.ofPage(index + 1)}</VisuallyHidden>
  const remove = (
    <button type="button" className={smallAction} onClick={() => onRemove(index)}>
      {words.remove}
      {ofPage}
    </button>
  )
  return (
    <li className="min-w-0 font-sans text-small">
      <PageThumb
        page={page.jpeg}
        label={name(index + 1)}
        className="aspect-3/4 w-full border border-green-800 object-contain"
      />
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <b>{name(index + 1)}</b>
        <button type="button" className={smallAction} onClick={() => onRetake(index)}>
          {words.retake}
          {ofPage}
        </button>
      </p>
      {page.flaws.length > 0 && <p className="font-semibold text-error">{words.anyway}</p>}
      {count === 1 ? (
        remove
      ) : (
        <details>
          <summary className="inline-flex min-h-11 items-center text-brand underline decoration-1 underline-offset-4">
            {words.more}
            {ofPage}
          </summary>
          <div className="grid justify-items-start">
            {index > 0 && (
              <button type="button" className={smallAction} onClick={() => onMove(index, index - 1)}>
                {words.up}
                {ofPage}
              </button>
            )}
            {index < count - 1 && (
              <button type="button" className={smallAction} onClick={() => onMove(index, index + 1)}>
                {words.down}
                {ofPage}
              </button>
            )}
            {remove}
          </div>
        </details>
      )}
    </li>
  )
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(isOffline)
  useEffect(() => {
    const look = () => setOffline(isOffline())
    window.addEventListener('online', look)
    window.addEventListener('offline', look)
    return () => {
      window.removeEventListener('online', look)
      window.removeEventListener('offline', look)
    }
  }, [])
  return offline
}
