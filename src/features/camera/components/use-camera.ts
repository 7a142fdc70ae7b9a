import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Corners, Point } from '#lib/scan/picture.ts'
import type { PageDesk } from './page-desk.ts'

export type CameraState = 'starting' | 'running' | 'none'

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 3_840 }, height: { ideal: 2_160 } },
}

/** The picture of the camera in `video`, as long as the screen that shows it. */
export function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>('starting')
  const track = useRef<MediaStreamTrack>(undefined)
  const [canLight, setCanLight] = useState(false)
  useEffect(() => {
    let isGone = false
    let stream: MediaStream | undefined
    async function start() {
      stream = await navigator.mediaDevices.getUserMedia(wanted)
      const element = video.current
      if (isGone || !element) return stop()
      element.srcObject = stream
      await element.play()
      track.current = stream.getVideoTracks()[0]
      setCanLight('torch' in (track.current?.getCapabilities?.() ?? {}))
      setState('running')
    }
    function stop() {
      for (const one of stream?.getTracks() ?? []) one.stop()
    }
    start().catch(() => {
      stop()
      if (!isGone) setState('none')
    })
    return () => {
      isGone = true
      stop()
    }
  }, [video])
  const light = (on: boolean) => {
    const torch = { advanced: [{ torch: on }] } as unknown as MediaTrackConstraints
    track.current?.applyConstraints(torch).catch(() => {})
  }
  return { state, canLight, light }
}

const pause = 200
/** One second without a move takes the picture. */
const stillFor = 1_000
const still = 0.02

/** Looks for paper a few times a second. */
export function useEdges(
  video: RefObject<HTMLVideoElement | null>,
  desk: PageDesk,
  isOn: boolean,
  onStill: () => void,
) {
  const [corners, setCorners] = useState<Corners>()
  const [isStill, setStill] = useState(false)
  const taken = useRef(onStill)
  taken.current = onStill
  useEffect(() => {
    if (!isOn) return
    const takesByItself = !matchMedia('(prefers-reduced-motion: reduce)').matches
    let isGone = false
    let before: Corners | undefined
    let since = 0
    let timer: ReturnType<typeof setTimeout>
    async function look() {
      const element = video.current
      if (isGone || !element) return
      const bitmap = await createImageBitmap(element, {
        resizeWidth: 480,
        resizeHeight: Math.round((480 * element.videoHeight) / element.videoWidth),
      })
      const found = await desk.look(bitmap)
      if (isGone) return
      const isInside = found?.every(({ x, y }) => x > 0.01 && y > 0.01 && x < 0.99 && y < 0.99)
      const shown = isInside ? found : undefined
      if (!shown || !before || farthest(shown, before) > still) since = Date.now()
      before = shown
      setCorners(shown)
      setStill(shown !== undefined && Date.now() - since > pause)
      if (shown && takesByItself && Date.now() - since >= stillFor) return taken.current()
      timer = setTimeout(next, pause)
    }
    const next = () => {
      look().catch(() => {
        if (!isGone) timer = setTimeout(next, pause)
      })
    }
    next()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [video, desk, isOn])
  return { corners, isStill }
}

const farthest = (one: Corners, other: Corners) =>
  Math.max(...one.map(({ x, y }, index) => apart({ x, y }, other[index] ?? { x: 9, y: 9 })))

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
