import type { Estimate } from '#lib/price/estimate.ts'
import { formatMoney } from '#site/format.ts'
import { classNames } from '#ui/class-names.ts'
import { useLocale, useWords } from '#ui/locale.tsx'
import { costWords } from '../content/words.ts'

type AnswersProps = {
  estimate: Estimate
  /** The most that the reader's state allows then, where it names a sum. */
  limit?: { state: string; owed: number } | undefined
}

export function Answers({ estimate: { advance, owed, charges }, limit }: AnswersProps) {
  const words = useWords(costWords).answers
  const locale = useLocale()
  const money = (cents: number) => formatMoney(cents, locale)
  return (
    <dl className="oxford mt-2 flex pt-3.5 lg:mt-4 lg:pt-5 tight:block">
      <div className="min-w-0 flex-1">
        <dt className="font-sans text-[1rem] leading-tight font-semibold">{words.win}</dt>
        <dd>
          <Figure>{money(owed)}</Figure>
          <p
            className={classNames(
              'mt-1 font-sans text-small leading-[1.4] text-soft',
              !limit && 'min-h-[2.8em]',
            )}
          >
            {words.sum(money(Math.min(advance, owed)), money(charges))}
          </p>
          {limit && (
            <p className="mt-1 min-h-[2.8em] font-sans text-small leading-[1.4] font-semibold">
              {owed < limit.owed
                ? words.under(money(limit.owed - owed), limit.state, money(limit.owed))
                : words.held(limit.state)}
            </p>
          )}
        </dd>
      </div>
      <div className="border-rule not-tight:ml-4 not-tight:border-l not-tight:pl-4 lg:ml-7 lg:pl-7 tight:mt-4 tight:border-t tight:pt-4">
        <dt className="font-sans text-[1rem] leading-tight font-semibold">{words.lose}</dt>
        <dd>
          <Figure>{words.nothing}</Figure>
          <p className="mt-1 font-sans text-small leading-[1.4] text-soft">{words.keep}</p>
        </dd>
      </div>
    </dl>
  )
}

function Figure({ children }: { children: string }) {
  return (
    <p className="answer-figure" data-length={lengthOf(children)}>
      {children}
    </p>
  )
}

/** How many characters fit a phone's column at each size. */
function lengthOf(amount: string): string {
  if (amount.length <= 7) return 'short'
  return amount.length <= 9 ? 'long' : 'longest'
}
