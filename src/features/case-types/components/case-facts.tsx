import { notLegalAdvice } from '#site/not-advice.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { useWords } from '#ui/locale.tsx'
import { caseTypeWords } from '../content/words.ts'
import type { CaseType } from '../content.ts'

type CaseTypeFacts = Pick<
  CaseType,
  | 'commonChallenges'
  | 'whyFundingHelps'
  | 'eligibilityFactors'
  | 'statisticsFigure'
  | 'statisticsNote'
  | 'statisticsSource'
>

export function CaseFacts({ caseType }: { caseType: CaseTypeFacts }) {
  const words = useWords(caseTypeWords).detail
  const { commonChallenges, whyFundingHelps, eligibilityFactors } = caseType
  return (
    <div className="page-width py-section">
      <section
        aria-labelledby="challenges-title"
        className="grid gap-x-column gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
      >
        <h2 id="challenges-title" className="lg:sticky lg:top-8 lg:self-start">
          {words.challenges}
        </h2>
        <ol className="hairlines hairlines-closed">
          {commonChallenges.map((challenge, index) => (
            <li
              key={challenge}
              className="grid grid-cols-[2.75rem_1fr] items-baseline py-4 lg:grid-cols-[4.5rem_1fr]"
            >
              <span
                className="figures text-[2rem] leading-none text-brand lg:text-[2.75rem]"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <span className="max-w-measure lg:text-lead">{challenge}</span>
            </li>
          ))}
        </ol>
      </section>

      <div className="mt-section grid gap-x-[clamp(3rem,5vw,6rem)] gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <section aria-labelledby="helps-title" className="flex flex-col">
          <h2 id="helps-title">{words.helps}</h2>
          <ul className="mt-6 grid grow content-between gap-4 lg:mt-8 lg:text-lead">
            {whyFundingHelps.map((reason) => (
              <li key={reason} className="flex gap-4">
                <CheckIcon className="mt-1 size-5 flex-none text-brand" />
                <span className="max-w-[36em]">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
        <section
          aria-labelledby="eligibility-title"
          className="on-sheet border border-rule-strong p-5 tight:p-3 outline outline-rule -outline-offset-6 sm:p-8 print:break-inside-avoid"
        >
          <h2 id="eligibility-title" className="text-title font-semibold">
            {words.eligibility}
          </h2>
          <p className="mt-2 text-soft">{words.eligibilityNote}</p>
          <ul className="hairlines mt-4 border-t border-rule">
            {eligibilityFactors.map((factor) => (
              <li key={factor} className="py-3 leading-snug">
                {factor}
              </li>
            ))}
          </ul>
        </section>
      </div>

      <IndustryStatistics caseType={caseType} />
    </div>
  )
}

function IndustryStatistics({ caseType }: { caseType: CaseTypeFacts }) {
  const words = useWords(caseTypeWords).detail
  const notAdvice = useWords(notLegalAdvice)
  const { statisticsFigure, statisticsNote, statisticsSource } = caseType
  return (
    <section aria-labelledby="statistics-title" className="oxford mt-section">
      <h2 id="statistics-title" className="text-h3 font-semibold">
        {words.statistics}
      </h2>
      <div className="mt-8 grid items-end lg:mt-10 gap-x-column gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
        <p className="numeral text-[min(clamp(3.25rem,1.6rem+8.4vw,9rem),15.6vw)] whitespace-nowrap">
          {statisticsFigure}
        </p>
        <div className="max-w-[36em]">
          <p className="text-lead">{statisticsNote}</p>
          <p className="mt-2 font-sans text-small text-soft">{words.source(statisticsSource)}</p>
        </div>
      </div>
      <p className="mt-8 font-sans text-small text-soft">
        {notAdvice} {words.askAttorney}
      </p>
    </section>
  )
}
