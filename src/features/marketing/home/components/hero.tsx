import { anchorLink, anchors } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type Engraving, heroDesk, heroMid, heroNarrow, heroWide } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import { homeWords } from '../content/words.ts'
import type { HomeTexts } from '../content.ts'

/** On wide screens the headline sits in the lighthouse's beam; on small ones the picture follows the words. */
export function Hero({ texts }: { texts: HomeTexts }) {
  return (
    <section
      className="relative isolate overflow-hidden lg:min-h-[clamp(37.5rem,50vw,52rem)]"
      aria-labelledby="hero-title"
    >
      <div className="page-width pt-[clamp(1.25rem,0.4rem+4vw,4.25rem)] pb-6 lg:pb-[clamp(7rem,13vw,13rem)]">
        <h1 id="hero-title" className="lg:max-w-[min(37rem,48vw)]">
          <span className="block">{texts['hero.headline']}</span>{' '}
          <em className="marked -ml-[0.03em]">{texts['hero.highlight']}</em>
        </h1>
        <p className="mt-4 max-w-[33em] text-lead sm:mt-6 text-pretty lg:max-w-[min(30rem,42vw)] lg:text-balance">
          {texts['hero.subtext']}
        </p>
        <div className="mt-5 flex flex-wrap gap-3 sm:mt-6">
          <ButtonLink
            to={anchorLink(anchors.applicationForm)}
            variant="apply"
            className="max-sm:grow max-sm:px-4"
          >
            {texts['hero.apply-button']}
          </ButtonLink>
          <ButtonLink
            to={anchorLink(anchors.howItWorks)}
            variant="outline"
            className="max-sm:grow max-sm:px-4"
          >
            {texts['hero.process-button']}
          </ButtonLink>
        </div>
      </div>
      <HeroPlate />
    </section>
  )
}

const crops: readonly [media: string, crop: Engraving][] = [
  ['(width >= 75rem)', heroWide],
  ['(width >= 60rem)', heroDesk],
  ['(width >= 37.5rem)', heroMid],
]

function HeroPlate() {
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
        className="h-auto w-full max-sm:h-44 max-sm:object-cover lg:h-full lg:object-cover lg:object-right-bottom"
      />
    </picture>
  )
}
