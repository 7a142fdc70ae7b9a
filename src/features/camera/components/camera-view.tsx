import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { CloseIcon, drawIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { cameraWords } from '../content.ts'
import type { PageDesk } from './page-desk.ts'
import { CameraIcon } from './page-thumb.tsx'
import { useCamera, useEdges } from './use-camera.ts'

const LightIcon = drawIcon(<path d="M11.5 2 5 11.5h4.5L8.5 18 15 8.5h-4.500z" />)

type CameraViewProps = {
  title: string
  pageNumber: number
  desk: PageDesk
  problem: string | undefined
  onShot: (photo: ImageBitmap) => void
  onFiles: (files: File[]) => void
  onClose: () => void
}

export function CameraView({ title, pageNumber, desk, problem, onShot, onFiles, onClose }: CameraViewProps) {
  const words = useWords(cameraWords)
  const video = useRef<HTMLVideoElement>(null)
  const { state, canLight, light } = useCamera(video)
  const [isLit, setLit] = useState(false)
  const isShooting = useRef(false)
  async function shoot() {
    if (!video.current || isShooting.current || state !== 'running') return
    isShooting.current = true
    try {
      onShot(await createImageBitmap(video.current))
    } catch {
      // The camera was taken away just now: the shutter stays for the next try.
      isShooting.current = false
    }
  }
  const { corners, isStill } = useEdges(video, desk, state === 'running', shoot)
  const hint = state === 'starting' ? words.hints.starting : corners ? words.hints.found : words.hints.frame
  const { videoWidth = 1, videoHeight = 1 } = video.current ?? {}
  return (
    <>
      <CameraHead title={title} about={words.page(pageNumber)} onClose={onClose}>
        {canLight && (
          <button
            type="button"
            className="grid size-[48px] place-items-center"
            aria-pressed={isLit}
            aria-label={isLit ? words.light.on : words.light.off}
            onClick={() => {
              light(!isLit)
              setLit(!isLit)
            }}
          >
            <LightIcon className="size-6" />
          </button>
        )}
      </CameraHead>
      <div className="relative min-h-[45dvh] flex-1 overflow-hidden bg-black/30">
        <video
          ref={video}
          playsInline
          muted
          className={classNames('size-full object-contain', state === 'none' && 'hidden')}
        />
        {state === 'running' && (
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${videoWidth} ${videoHeight}`}
            className="absolute inset-0 size-full fill-none stroke-sheet"
          >
            {corners ? (
              <>
                <polygon
                  points={corners.map(({ x, y }) => `${x * videoWidth},${y * videoHeight}`).join(' ')}
                  strokeWidth={videoWidth / 160}
                  className="fill-sheet/15"
                />
                {corners.map(({ x, y }, index) => (
                  <circle
                    // biome-ignore lint/suspicious/noArrayIndexKey: four corners, always in this order
                    key={index}
                    cx={x * videoWidth}
                    cy={y * videoHeight}
                    r={videoWidth / 55}
                    strokeWidth={videoWidth / 160}
                    className="fill-sheet stroke-green-800"
                  />
                ))}
              </>
            ) : (
              <path d={frameCorners(videoWidth, videoHeight)} strokeWidth={videoWidth / 160} />
            )}
          </svg>
        )}
        {state === 'none' && (
          <div className="grid size-full content-center justify-items-center gap-3 p-6 text-center">
            <CameraIcon className="size-10 text-green-300" />
            <h2 className="text-title">{words.noCamera.title}</h2>
            <p className="max-w-[34ch]">{words.noCamera.help}</p>
          </div>
        )}
        <p
          role="status"
          className={classNames(
            'absolute inset-x-0 bottom-4 mx-auto w-fit max-w-[90%] rounded-sm bg-green-950/90 px-4 py-2 text-center font-sans font-semibold',
            state === 'none' && !problem && 'hidden',
          )}
        >
          {problem ?? (state === 'none' ? '' : hint)}
        </p>
      </div>
      <div className="flex min-h-24 flex-wrap items-center justify-between gap-3 px-5 py-4">
        <label className={state === 'none' ? 'button mx-auto bg-sheet text-green-800' : textAction}>
          {state === 'none' ? words.noCamera.action : words.chooseFile}
          <input
            type="file"
            accept="image/*"
            multiple={state !== 'none'}
            {...(state === 'none' && { capture: 'environment' })}
            className="sr-only"
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              target.value = ''
              if (files.length > 0) onFiles(files)
            }}
          />
        </label>
        {state !== 'none' && (
          <>
            <button
              type="button"
              aria-label={words.shutter}
              onClick={shoot}
              className={classNames(
                'size-[76px] flex-none rounded-full border-4 border-sheet bg-sheet bg-clip-content p-1',
                isStill && 'outline-4 outline-offset-4 outline-green-300',
              )}
            />
            <span className="w-[min(6rem,27vw)]" />
          </>
        )}
      </div>
    </>
  )
}

export const textAction =
  'inline-flex min-h-12 max-w-full flex-none cursor-pointer items-center font-sans underline decoration-1 underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3'

type CameraHeadProps = { title: string; about: string; onClose: () => void; children?: ReactNode }

export function CameraHead({ title, about, onClose, children }: CameraHeadProps) {
  const words = useWords(cameraWords)
  // What had the focus is gone with the step before.
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid grid-cols-[48px_minmax(0,1fr)_48px] items-center px-2 py-1 font-sans text-[min(1rem,6vw)]">
      <button
        type="button"
        className="grid size-[48px] place-items-center"
        aria-label={words.close}
        onClick={onClose}
      >
        <CloseIcon className="size-6" />
      </button>
      <p ref={heading} tabIndex={-1} className="text-center leading-snug">
        <b className="block wrap-anywhere" translate="no">
          {title}
        </b>
        <span className="text-[min(var(--text-small),5.5vw)] text-green-200">{about}</span>
      </p>
      {children}
    </div>
  )
}

/** Four angles, like the marks of a viewfinder. */
function frameCorners(width: number, height: number): string {
  const [left, top, long] = [width * 0.08, height * 0.08, Math.min(width, height) * 0.12]
  const [right, bottom] = [width - left, height - top]
  return [
    `M${left} ${top + long}V${top}H${left + long}`,
    `M${right - long} ${top}H${right}V${top + long}`,
    `M${right} ${bottom - long}V${bottom}H${right - long}`,
    `M${left + long} ${bottom}H${left}V${bottom - long}`,
  ].join('')
}
