import { type CostQuestion, withState } from '#lib/price/question.ts'
import { formatMoney, formatPercent } from '#site/format.ts'
import { paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useLocale, useWords } from '#ui/locale.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { costWords } from '../content/words.ts'
import type { Comparison, CostRule } from './facts.ts'
import { LawBox } from './law-box.tsx'
import { sayUnpriced } from './terms-note.tsx'

type CannotFundProps = {
  question: CostQuestion
  state: string
  rule: CostRule
  /** Where our price stands above the state's limit, if that is why. */
  excess: Comparison | undefined
}

const link = 'inline-flex min-h-tap items-center font-sans'

/** Takes the place of sliders and answer where we fund nobody. Nothing here leads to the application. */
export function CannotFund({ question, state, rule, excess }: CannotFundProps) {
  const words = useWords(costWords)
  const say = words.cannot
  const locale = useLocale()
  const unpriced = sayUnpriced(state, rule, words)
  return (
    <div className="mt-4 border-t border-rule pt-4">
      <h2 className="text-[min(2.125rem,10vw)] leading-[1.1] lg:text-[2.75rem]">
        {excess ? say.title : unpriced}
      </h2>
      <p className="mt-3 text-lead empty:hidden">
        {excess
          ? say.why(state, formatPercent(excess.firstYear, locale))
          : rule.sentence !== unpriced && rule.sentence}
      </p>
      {excess && (
        <dl className="oxford mt-5 grid grid-cols-2 gap-x-4 pt-4 tight:block">
          <div>
            <dt className="font-sans text-small font-semibold">
              {say.ours(words.fields.valueOfMonths(excess.months))}
            </dt>
            <dd className="answer-refused">
              <s>{formatMoney(excess.ours, locale)}</s>
            </dd>
          </div>
          <div>
            <dt className="font-sans text-small font-semibold">{say.allowed}</dt>
            <dd className="answer-refused text-brand">{formatMoney(excess.allowed, locale)}</dd>
          </div>
        </dl>
      )}
      <LawBox state={state} rule={rule} isRefused />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={withState(paths.helpFirst, question)} variant="outline">
          {say.help(state)}
        </ButtonLink>
        <TextLink to={paths.cost} className={link}>
          {say.another}
        </TextLink>
        <TextLink to={withState(paths.costOffers, question)} className={link}>
          {words.terms.offerFromElsewhere}
        </TextLink>
      </div>
    </div>
  )
}
