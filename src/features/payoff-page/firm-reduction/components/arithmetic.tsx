import type { ReactNode } from 'react'
import type { Distribution } from '#lib/waterfall/distribution.ts'
import { formatMoney } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { reductionPageWords } from '../content/words.ts'

type ArithmeticProps = {
  gross: number
  distribution: Distribution
  days: number
  party: 'firm' | 'person'
}

/** What is left for whom: with our cut, without it, and if nobody else cuts. */
export function Arithmetic({ gross, distribution, days, party }: ArithmeticProps) {
  const locale = useLocale()
  const words = reductionPageWords[locale]
  const money = (cents: number) => formatMoney(Math.max(0, cents), locale)
  const { before, left, uncut, asked, ifNobodyCuts: nobody } = distribution
  const shares = ({ ours, net }: { ours: number; net: number }) => (
    <>
      {words.shares[party](money(ours))}
      <b>{money(net)}</b>
    </>
  )
  return (
    <>
      <dl className="mt-6 border-t border-rule-strong">
        <Line label={words.leftForBoth[party]}>
          {words.sum(money(gross), money(before.afterCut))}
          <b>{money(left)}</b>
        </Line>
        <Line label={words.uncut}>{shares(uncut)}</Line>
        <Line label={words.asked}>{shares(asked)}</Line>
        <Line label={words.nobody}>
          {nobody.left <= 0
            ? words.nothingLeft
            : nobody.net > 0
              ? words.nobodyShares(money(nobody.ours), money(nobody.net))
              : words.nobodyLeft(money(nobody.left))}
        </Line>
      </dl>
      <p className="mt-4 font-sans text-small text-soft">{words.days(days)}</p>
    </>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-b border-rule py-2.5">
    <dt className="font-sans text-small text-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
)
