import type { HomeTexts } from '../content.ts'

const features = [1, 2, 3, 4] as const

/** The promise as a certificate: four figures in an engraved frame. */
export function Guarantee({ texts }: { texts: HomeTexts }) {
  return (
    <div className="certificate on-sheet">
      <div className="px-3 pt-6 pb-2 sm:px-6 sm:pt-8 sm:pb-4 lg:px-8">
        <h2 className="text-center text-[min(var(--text-h2),11.5vw)] text-green-800">
          {texts['trust.guarantee.title']}
        </h2>
        <p className="mx-auto mt-3 mb-6 max-w-[20em] text-center text-h3 italic">
          {texts['trust.guarantee.promise']}
        </p>
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {features.map((number) => (
            <li
              key={number}
              className="grid grid-cols-[3.6rem_1fr] gap-x-3 border-t border-rule py-4 sm:grid-cols-[4.4rem_1fr] lg:block lg:py-6 tight:block"
            >
              <span className="numeral pt-1 text-[2.75rem] max-lg:text-right sm:text-[3.4rem] lg:mb-4 lg:block lg:text-[4.75rem]">
                {texts[`trust.guarantee.feature${number}.figure`]}
              </span>
              <p>
                <b className="block text-lead leading-snug">
                  {texts[`trust.guarantee.feature${number}.title`]}
                </b>
                <span className="mt-0.5 block leading-snug text-soft">
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
