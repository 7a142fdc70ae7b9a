import { classNames } from './class-names.ts'

/** `path`: one unit per square, `size` squares a side. */
type QrCodeProps = { size: number; path: string; label: string; className?: string }

/** Cameras need this margin. */
const quiet = 4

export function QrCode({ size, path, label, className }: QrCodeProps) {
  const side = size + 2 * quiet
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={classNames('qr-code', className)}
    >
      <path d={path} />
    </svg>
  )
}
