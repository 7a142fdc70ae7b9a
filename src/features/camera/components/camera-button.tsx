import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useLocale } from '#ui/locale.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { cameraWords } from '../content.ts'
import type { Destination } from './destination.ts'

const PaperCamera = lazy(async () => ({ default: (await import('./paper-camera.tsx')).PaperCamera }))

type CameraButtonProps = {
  to: Destination
  onSent: () => void
  className?: string
}

/** Opens the camera for one paper. What the camera needs is loaded when it's pressed, or when pages are kept here. */
export function CameraButton({ to, onSent, className }: CameraButtonProps) {
  const locale = useLocale()
  const words = cameraWords[locale]
  const [paperName, setPaperName] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [kept, setKept] = useState(0)
  const latest = useRef(to)
  latest.current = to
  const { place } = to

  const lookAtKept = useCallback(async () => {
    if (localStorage.getItem('papers-kept') === null && kept === 0) return
    const { nameOfPaper, readNotes } = await import('./kept-papers.ts')
    const found = await nameOfPaper(place)
    const note = readNotes()[found]
    setKept(note?.count ?? 0)
    return note?.isDue ? found : undefined
  }, [place, kept])

  const sent = useCallback(() => {
    setKept(0)
    onSent()
  }, [onSent])

  // Somebody pressed Send without a connection, and is back.
  useEffect(() => {
    async function goOn() {
      const due = await lookAtKept()
      if (!due || !navigator.onLine) return
      const { sendPaper } = await import('./send-paper.ts')
      if ((await sendPaper(due, latest.current)).ok) sent()
    }
    const start = () => {
      goOn().catch(() => {})
    }
    start()
    window.addEventListener('online', start)
    return () => window.removeEventListener('online', start)
  }, [lookAtKept, sent])

  async function open() {
    const { nameOfPaper } = await import('./kept-papers.ts')
    setPaperName(await nameOfPaper(place))
    setOpen(true)
  }
  const close = useCallback(async () => {
    setOpen(false)
    const { readPaper } = await import('./kept-papers.ts')
    setKept((paperName && (await readPaper(paperName))?.pages.length) || 0)
  }, [paperName])

  return (
    <>
      <Button
        variant="outline"
        size="small"
        className={classNames(
          'noscript:hidden',
          kept === 0 && 'lg:hidden pointer-coarse:inline-flex',
          className,
        )}
        onClick={() => open().catch(() => {})}
      >
        <span>
          {kept > 0 ? words.kept(kept) : words.take}
          <VisuallyHidden>{words.of(to.name)}</VisuallyHidden>
        </span>
      </Button>
      {isOpen && paperName && (
        <Suspense>
          <PaperCamera paperName={paperName} to={to} onSent={sent} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
