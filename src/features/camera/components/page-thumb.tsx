import { useEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { drawIcon } from '#ui/icons.tsx'

export const CameraIcon = drawIcon(
  <>
    <path d="M2.500 6h3.200l1.500-2.200h5.600L14.300 6h3.200v10.200h-15z" />
    <circle cx="10" cy="11" r="3.2" />
  </>,
)

const side = 480

/** Drawn, not loaded: our policy allows no pictures from memory. */
export function PageThumb({ page, label, className }: { page: Blob; label: string; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    async function draw() {
      const bitmap = await createImageBitmap(page)
      const element = canvas.current
      if (!isGone && element) {
        const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
        element.width = bitmap.width * scale
        element.height = bitmap.height * scale
        element.getContext('2d')?.drawImage(bitmap, 0, 0, element.width, element.height)
      }
      bitmap.close()
    }
    draw().catch(() => {})
    return () => {
      isGone = true
    }
  }, [page])
  return <canvas ref={canvas} role="img" aria-label={label} className={classNames('bg-sheet', className)} />
}
