import { Seal } from '#ui/seal.tsx'
import type { HomeTexts } from '../content.ts'
import { Guarantee } from './guarantee.tsx'
import { Stars } from './stars.tsx'

export function TrustSection({ texts }: { texts: HomeTexts }) {
  const badges = [
    ['§', texts['trust.badge1.title'], texts['trust.badge1.description']],
    [<FiveStars key="5" />, texts['trust.badge2.title'], texts['trust.badge2.description']],
    ['&', texts['trust.badge3.title'], texts['trust.badge3.description']],
  ] as const
  return (
    <section className="py-section" aria-labelledby="trust-title">
      <div className="page-width grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-[clamp(3rem,5vw,6rem)]">
        <div className="flex flex-col">
          <h2 id="trust-title">{texts['trust.title']}</h2>
          <p className="mt-4 max-w-[36em] text-soft">{texts['trust.subtitle']}</p>
          <ul className="hairlines-closed mt-6 grid divide-rule max-sm:divide-y sm:grid-cols-3 sm:gap-x-6 lg:mt-auto lg:grid-cols-1 lg:divide-y">
            {badges.map(([sign, title, description]) => (
              <li
                key={title}
                className="grid grid-cols-[auto_1fr] items-center gap-4 py-4 sm:grid-cols-1 lg:grid-cols-[6.5rem_1fr]"
              >
                <Seal>{sign}</Seal>
                <p>
                  <b className="block text-lead leading-snug">{title}</b>
                  <span className="block leading-snug text-soft">{description}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        <Guarantee texts={texts} />
      </div>
    </section>
  )
}

function FiveStars() {
  return (
    <>
      <span className="leading-[0.8]">5</span>
      <Stars count={1} className="mt-0.5 w-[0.34em]" />
    </>
  )
}
