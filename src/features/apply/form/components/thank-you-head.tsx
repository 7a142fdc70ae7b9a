import type { identityTexts } from '#features/texts/content.ts'
import type { Texts } from '#features/texts/schema.ts'
import { paths } from '#site/paths.ts'
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx'
import { mailbox } from '#ui/engravings/index.ts'
import { useWords } from '#ui/locale.tsx'
import type { thankYouPageTexts } from '../content/texts.ts'
import { thankYouWords } from '../content/thank-you.ts'
import { ReferenceNumber, useReference } from './reference-number.tsx'

export type ThankYouTexts = Texts<typeof identityTexts & typeof thankYouPageTexts>

/** Thanks applicants and claims nothing to anyone else. */
export function ThankYouHead({ texts }: { texts: ThankYouTexts }) {
  const { notApplied, open, reference: numberWords } = useWords(thankYouWords)
  const reference = useReference()
  const isSent = reference?.isSent ?? false
  const words = isSent ? numberWords.sent : numberWords.example
  return (
    <div
      data-live="near"
      className="grid gap-x-[clamp(3rem,5vw,6rem)] gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center"
    >
      <div>
        <h1>{isSent ? texts['thank-you-page.title'] : notApplied.title}</h1>
        <p className="mt-5 text-lead">{isSent ? texts['thank-you-page.lead'] : notApplied.lead}</p>
        {!isSent && (
          <div className="noscript:hidden">
            <p className="mt-3 text-lead">{notApplied.none}</p>
            <ButtonLink to={paths.apply} variant="apply" className="mt-5">
              {notApplied.apply}
            </ButtonLink>
          </div>
        )}
        <p className={isSent ? 'mt-5' : 'mt-3'}>
          {isSent ? (
            <ButtonAnchor href={paths.case}>{open}</ButtonAnchor>
          ) : (
            <>
              <span className="noscript:hidden">{notApplied.elsewhere}</span>{' '}
              <a href={paths.case} className="inline-flex min-h-tap items-center">
                {open}
              </a>
            </>
          )}
        </p>
        <img {...mailbox} alt="" className="mt-6 w-38 lg:w-56" />
      </div>
      <div className="certificate on-sheet">
        <div className="px-3 py-6 text-center sm:px-8 sm:py-10">
          <h2 className="text-h3">{words.title}</h2>
          <div className="mt-3">
            <ReferenceNumber number={reference?.number} />
          </div>
          <p className="mx-auto mt-4 max-w-[26em] text-soft">{words.note}</p>
        </div>
      </div>
    </div>
  )
}
