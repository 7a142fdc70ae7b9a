import { ContractPapers } from '#features/contract-page/signing/components/contract-papers.tsx'
import type { Place } from '#features/contract-page/signing/components/place.ts'
import type { Signing } from '#features/contracts/signing/schema.ts'
import { useLocale } from '#ui/locale.tsx'
import type { Money, Owed } from '../schema.ts'
import { CancelSection } from './cancel-section.tsx'
import { listClosingLetters } from './closing-letters.ts'
import { isCancelTime } from './describe-money.ts'
import { MoneyBody } from './money-body.tsx'
import { MoneyHead } from './money-head.tsx'
import { MoneySide } from './money-side.tsx'

type MoneyPageProps = {
  money: Money
  owed: Owed | null
  signing: Signing
  place: Place
  now: string
  phone: string
}

/** Alone on its page, for the client of an attorney who applied. */
export function MoneyPage({ money, owed, signing, place, now, phone }: MoneyPageProps) {
  return (
    <div className="items-start lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,4.4fr)] lg:gap-x-[clamp(3rem,6vw,6.5rem)]">
      <MoneyHead id="contract-title" {...{ money, owed, place, now, phone }} />
      <div>
        <MoneySide {...{ money, owed, signing }} />
      </div>
      {isCancelTime(money) && <CancelSection {...{ money, place, phone }} />}
      <div>
        <MoneyBody money={money} owed={owed} />
        <ContractPapers
          signing={signing}
          place={place}
          first={listClosingLetters(money, place, useLocale())}
        />
      </div>
    </div>
  )
}
