import { type Engraving, heroDesk, heroMid, heroNarrow, heroWide } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { homeWords } from '../content/words.ts'

/** One crop per layout, at the hero's own breakpoints. */
const crops: readonly [media: string, crop: Engraving][] = [
  ['(width >= 75rem)', heroWide],
  ['(width >= 60rem)', heroDesk],
  ['(width >= 37.5rem)', heroMid],
]

export function HeroPlate() {
  const words = useWords(homeWords)
  return (
    <picture className="lg:absolute lg:inset-0 lg:-z-10">
      {crops.map(([media, { src, width, height }]) => (
        <source key={media} media={media} srcSet={src} width={width} height={height} />
      ))}
      <img
        {...heroNarrow}
        alt={words.plate}
        fetchPriority="high"
        className="h-auto w-full lg:h-full lg:object-cover lg:object-right-bottom"
      />
    </picture>
  )
}
