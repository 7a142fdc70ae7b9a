import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readDeviceOwner } from '#lib/browser-store/own-device.ts'
import type { Corners } from '#lib/scan/picture.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '#ui/locale.tsx'
import { cameraWords } from '../content.ts'
import { CameraHead, CameraView } from './camera-view.tsx'
import { CropView } from './crop-view.tsx'
import type { Destination } from './destination.ts'
import { FlawView } from './flaw-view.tsx'
import { openPageDesk, type PageDesk } from './page-desk.ts'
import type { FinishedPage, OpenedPhoto } from './page-maker.ts'
import { mostPages, TrayView } from './tray-view.tsx'
import { usePaper } from './use-paper.ts'

type PaperCameraProps = {
  paperName: string
  to: Destination
  onSent: () => void
  onClose: () => void
}

type Step =
  | { name: 'camera' | 'working' | 'tray' }
  | { name: 'crop'; photo: OpenedPhoto }
  | { name: 'flaw'; page: FinishedPage }

/** Frame, crop, check, pages, send. Nothing leaves the browser before Send. */
export function PaperCamera({ paperName, to, onSent, onClose }: PaperCameraProps) {
  const words = useWords(cameraWords)
  const sent = useCallback(() => {
    onSent()
    onClose()
  }, [onSent, onClose])
  const paper = usePaper(paperName, to, sent)
  const [step, setStep] = useState<Step>({ name: 'camera' })
  const [problem, setProblem] = useState<string>()
  const [replaced, setReplaced] = useState<number>()
  const queue = useRef<File[]>([])
  const works = useRef(0)
  const desk = usePageDesk()
  const dialog = useDialog()
  const pages = paper.pages ?? []
  const isFirstLook = useRef(true)
  useEffect(() => {
    if (!paper.pages || !isFirstLook.current) return
    isFirstLook.current = false
    if (paper.pages.length > 0) setStep({ name: 'tray' })
  }, [paper.pages])

  // Memory that no garbage collector sees in time.
  useEffect(() => {
    if (step.name === 'crop') return () => step.photo.preview.close()
  }, [step])

  if (!desk || !paper.pages) return <dialog ref={dialog} className={frame} aria-label={to.name} />
  const pageNumber = (replaced ?? pages.length) + 1

  /** Undefined if it failed, or if somebody has closed it meanwhile. */
  async function work<Made>(make: () => Promise<Made>): Promise<Made | undefined> {
    setStep({ name: 'working' })
    works.current += 1
    const mine = works.current
    const made = await make().catch(() => undefined)
    if (mine !== works.current) return undefined
    if (made) return made
    setProblem(words.unreadable)
    setStep({ name: 'camera' })
  }
  async function open(photo: Blob | ImageBitmap, at: PageDesk) {
    setProblem(undefined)
    const opened = await work(() => at.open(photo, to.isPaper))
    if (opened) setStep({ name: 'crop', photo: opened })
  }
  async function finish(corners: Corners, turns: number, at: PageDesk) {
    const page = await work(() => at.finish({ corners, turns, isPaper: to.isPaper }))
    if (!page) return
    if (page.flaws.length > 0) setStep({ name: 'flaw', page })
    else await add(page, at)
  }
  async function add(page: FinishedPage, at: PageDesk) {
    const made = { ...page, id: makeSubmissionKey() }
    const next =
      replaced === undefined ? [...pages, made] : pages.map((old, index) => (index === replaced ? made : old))
    setReplaced(undefined)
    await paper.change(next)
    const more = next.length < mostPages ? queue.current.shift() : undefined
    if (more) await open(more, at)
    else setStep({ name: 'tray' })
  }
  function close() {
    works.current += 1
    if (step.name === 'tray' || pages.length === 0) return onClose()
    queue.current = []
    setReplaced(undefined)
    setStep({ name: 'tray' })
  }
  const retake = () => setStep({ name: 'camera' })

  return (
    <dialog
      ref={dialog}
      aria-label={to.name}
      className={classNames(
        frame,
        step.name === 'tray' ? 'bg-paper text-ink' : 'on-green bg-green-950 text-sheet',
      )}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
    >
      <div className="flex h-full flex-col">
        {step.name === 'camera' && (
          <CameraView
            title={to.name}
            pageNumber={pageNumber}
            desk={desk}
            problem={problem}
            onShot={(photo) => open(photo, desk)}
            onFiles={([first, ...others]) => {
              queue.current = others
              if (first) open(first, desk)
            }}
            onClose={close}
          />
        )}
        {step.name === 'working' && (
          <>
            <CameraHead title={to.name} about={words.page(pageNumber)} onClose={close} />
            <p role="status" className="grid flex-1 place-items-center font-sans">
              {words.hints.working}
            </p>
          </>
        )}
        {step.name === 'crop' && (
          <CropView
            photo={step.photo}
            onRight={(corners, turns) => finish(corners, turns, desk)}
            onRetake={retake}
            onClose={close}
          />
        )}
        {step.name === 'flaw' && step.page.flaws[0] && (
          <FlawView
            title={to.name}
            pageNumber={pageNumber}
            page={step.page.jpeg}
            flaw={step.page.flaws[0]}
            onRetake={retake}
            onAnyway={() => add(step.page, desk)}
            onClose={close}
          />
        )}
        {step.name === 'tray' && (
          <TrayView
            title={to.name}
            pages={pages}
            isKept={paper.isKept}
            hasNoRoom={paper.hasNoRoom}
            canBeKept={readDeviceOwner() === undefined}
            isDue={paper.isDue}
            sending={paper.sending}
            onMove={(from, to) => paper.change(moved(pages, from, to))}
            onRetake={(index) => {
              setReplaced(index)
              retake()
            }}
            onRemove={async (index) => {
              await paper.change(pages.filter((_, at) => at !== index))
              if (pages.length === 1) retake()
            }}
            onAdd={retake}
            onOwn={paper.keepHere}
            onSend={paper.send}
            onDiscard={async () => {
              await paper.change([])
              onClose()
            }}
            onClose={onClose}
          />
        )}
      </div>
    </dialog>
  )
}

const frame = 'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none border-0 p-0'

function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const rest = things.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...things.slice(from, from + 1), ...rest.slice(to)]
}

function usePageDesk(): PageDesk | undefined {
  const [desk, setDesk] = useState<PageDesk>()
  useEffect(() => {
    const opened = openPageDesk()
    setDesk(opened)
    return () => opened.close()
  }, [])
  return desk
}

/** The browser's own: it makes the page inert and gives the focus back. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  })
  useEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return dialog
}
