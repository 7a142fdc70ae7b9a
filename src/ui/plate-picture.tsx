import type { Engraving } from './engravings/index.ts'

type PlatePictureProps = {
  wide: Engraving
  /** Composed again for phones, so that lines keep their weight. */
  narrow: Engraving
  className?: string
}

/** A large engraving, edge to edge on a phone. Silent: the words beside it say it all. */
export function PlatePicture({ wide, narrow, className = '' }: PlatePictureProps) {
  return (
    <picture className={`block max-sm:-mx-gutter print:hidden ${className}`}>
      <source media="(width >= 37.5rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
      <img {...narrow} alt="" decoding="async" className="h-auto w-full" />
    </picture>
  )
}
