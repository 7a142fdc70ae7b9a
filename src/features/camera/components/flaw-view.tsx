import { useEffect, useRef } from 'react'
import type { PageFlaw } from '#lib/scan/judge-page.ts'
import { Button } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { cameraWords } from '../content.ts'
import { CameraHead } from './camera-view.tsx'
import { CameraIcon, PageThumb } from './page-thumb.tsx'

type FlawViewProps = {
  title: string
  pageNumber: number
  page: Blob
  flaw: PageFlaw
  onRetake: () => void
  onAnyway: () => void
  onClose: () => void
}

/** One thing at a time, and what helps against it. */
export function FlawView({ title, pageNumber, page, flaw, onRetake, onAnyway, onClose }: FlawViewProps) {
  const words = useWords(cameraWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const said = {
    'cut off': [words.flaws.cut[flaw.kind === 'cut off' ? flaw.border : 'bottom'], words.flaws.cutHelp],
    'too dark': [words.flaws.dark, words.flaws.darkHelp],
    blurred: [words.flaws.blurred, words.flaws.blurredHelp],
  }[flaw.kind]
  return (
    <>
      <CameraHead title={title} about={words.page(pageNumber)} onClose={onClose} />
      <div className="grid min-h-[30dvh] flex-1 place-items-center overflow-hidden p-4">
        <PageThumb page={page} label={words.page(pageNumber)} className="max-h-full max-w-full" />
      </div>
      <section role="status" className="on-paper grid gap-3 bg-paper p-5 text-center text-ink">
        <h2 ref={heading} tabIndex={-1} className="text-left text-title">
          {said[0]}
        </h2>
        <p className="text-left">{said[1]}</p>
        <Button className="mt-2 w-full" onClick={onRetake}>
          <CameraIcon />
          {words.flaws.retake}
        </Button>
        <button
          type="button"
          className="mx-auto inline-flex min-h-12 items-center font-sans text-brand underline decoration-1 underline-offset-4"
          onClick={onAnyway}
        >
          {words.flaws.anyway}
        </button>
      </section>
    </>
  )
}
