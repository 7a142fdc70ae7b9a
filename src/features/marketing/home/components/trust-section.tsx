import type { ReactNode } from 'react'
import { KeptLine } from '#features/chrome/components/kept-line.tsx'
import { ProofNote } from '#features/chrome/components/proof-note.tsx'
import { classNames } from '#ui/class-names.ts'
import { FoldedOnPhones } from '#ui/folded-on-phones.tsx'
import { useWords } from '#ui/locale.tsx'
import { Seal } from '#ui/seal.tsx'
import { bareWords } from '../content/bare.ts'
import { homeWords } from '../content/words.ts'
import type { HomeTexts } from '../content.ts'
import { ContractClaims } from './bare-sections.tsx'
import { Stars } from './stars.tsx'

const homeClaims = [
  'attorneyEndorsed',
  'attorneyRating',
  'lawFirms',
  'fiveStarReviews',
  'clientsHelped',
  'yearsInBusiness',
  'licensedAndBonded',
  'sameDayApproval',
  'dayApproval',
  'averageAdvance',
  'testimonials',
] as const

export function TrustSection({ texts }: { texts: HomeTexts }) {
  const badges = [
    ['§', texts['trust.badge1.title'], texts['trust.badge1.description']],
    [<FiveStars key="5" />, texts['trust.badge2.title'], texts['trust.badge2.description']],
    ['&', texts['trust.badge3.title'], texts['trust.badge3.description']],
  ] as const
  const shown = badges.filter(([, title]) => title !== '')
  return (
    <section className="py-section" aria-labelledby="trust-title">
      <div className="page-width grid gap-8 sm:gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-[clamp(3rem,5vw,6rem)]">
        <div className={classNames('flex flex-col', shown.length < 3 && 'lg:justify-center')}>
          {shown.length > 0 ? <Badges texts={texts} shown={shown} /> : <ContractClaims />}
          <ProofNote claims={homeClaims} />
          <KeptLine className="mt-4 max-w-[36em]" />
        </div>
        <Guarantee texts={texts} />
      </div>
    </section>
  )
}

type Badge = readonly [sign: ReactNode, title: string, description: string]

function Badges({ texts, shown }: { texts: HomeTexts; shown: readonly Badge[] }) {
  const words = useWords(homeWords)
  return (
    <>
      <h2 id="trust-title">{texts['trust.title']}</h2>
      <p className="mt-2 max-w-[36em] leading-snug text-soft sm:mt-4 sm:leading-body">
        {texts['trust.subtitle']}
      </p>
      <FoldedOnPhones summary={words.badges}>
        <ul
          className={classNames(
            'hairlines-closed mb-2 grid divide-rule sm:mt-6 sm:mb-0 max-sm:divide-y sm:gap-x-6 lg:grid-cols-1 lg:divide-y',
            // Three fill the column beside the guarantee.
            shown.length === 3 && 'sm:grid-cols-3 lg:mt-auto',
            shown.length === 2 && 'sm:grid-cols-2',
          )}
        >
          {shown.map(([sign, title, description]) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] items-center gap-4 py-2 sm:grid-cols-1 sm:py-4 lg:grid-cols-[6.5rem_1fr]"
            >
              <Seal>{sign}</Seal>
              <p>
                <b className="block text-lead leading-snug">{title}</b>
                {description && <span className="block leading-snug text-soft">{description}</span>}
              </p>
            </li>
          ))}
        </ul>
      </FoldedOnPhones>
    </>
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

const features = [1, 2, 3, 4] as const

function Guarantee({ texts }: { texts: HomeTexts }) {
  const bare = useWords(bareWords)
  return (
    <div className="certificate on-sheet">
      <div className="px-2 pt-3 pb-0 sm:px-6 sm:pt-8 sm:pb-4 lg:px-8">
        <h2 className="text-center text-[min(var(--text-h2),7.8vw)] text-green-800">
          {texts['trust.guarantee.title']}
        </h2>
        <p className="mx-auto mt-2 max-w-[20em] sm:mt-3 text-center text-lead leading-snug italic sm:text-h3">
          {texts['trust.guarantee.promise']}
        </p>
        <p className="mx-auto mt-2 mb-4 max-w-[36em] text-center font-sans text-small leading-snug text-soft sm:mb-6">
          {texts['trust.guarantee.exceptions']}
        </p>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {features.map((number) => (
            <li
              key={number}
              className="grid grid-cols-[3.4rem_1fr] gap-x-3 border-t border-rule py-2 sm:grid-cols-[4.4rem_1fr] sm:py-4 lg:block lg:py-6 tight:block"
            >
              <span className="numeral pt-1 text-[2.5rem] max-lg:text-right sm:text-[3.4rem] lg:mb-4 lg:block lg:text-[4.75rem]">
                {texts[`trust.guarantee.feature${number}.figure`]}
              </span>
              <p>
                <b className="block leading-snug sm:text-lead">
                  {texts[`trust.guarantee.feature${number}.title`] || bare.hours}
                </b>
                <span className="block text-[1rem] leading-snug text-soft sm:mt-0.5 sm:text-body">
                  {texts[`trust.guarantee.feature${number}.description`]}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
