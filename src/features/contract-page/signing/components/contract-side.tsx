import type { Signing } from '#features/contracts/signing/schema.ts'
import { useLocale } from '#ui/locale.tsx'
import { stateWords } from '../content/words.ts'
import { DayAhead, GoodUntil } from './good-until.tsx'
import { MoneyWay } from './money-way.tsx'
import { sayDay } from './signing-days.ts'

/** Until when, and who is next. Nothing once it's over. */
export function ContractSide({ signing, now }: { signing: Signing; now: string }) {
  const day = <DayOfStage signing={signing} now={now} />
  switch (signing.stage) {
    case 'offer':
    case 'read':
    case 'sign':
    case 'paper':
    case 'signed':
    case 'acknowledged':
      return (
        <>
          {day}
          <MoneyWay signing={signing} />
        </>
      )
    default:
      return null
  }
}

function DayOfStage({ signing, now }: { signing: Signing; now: string }) {
  const locale = useLocale()
  const words = stateWords[locale]
  const { stage, signBy, fundingOn } = signing
  if (stage === 'signed' || stage === 'paper') {
    const { by, why } = words[stage]
    return (
      <DayAhead id="until-title" title={by} day={sayDay(signBy, locale)}>
        <p className="mt-2 font-sans text-small text-soft">{why}</p>
      </DayAhead>
    )
  }
  if (stage === 'acknowledged')
    return (
      <DayAhead id="until-title" title={words.acknowledged.leaves} day={sayDay(fundingOn, locale)}>
        <p className="mt-2 font-sans text-small text-soft">{words.acknowledged.bank}</p>
      </DayAhead>
    )
  return <GoodUntil signing={signing} now={now} />
}
