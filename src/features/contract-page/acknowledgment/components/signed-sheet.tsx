import { FirmMoneyFacts } from '#features/contract-page/money/components/firm-money.tsx'
import type { FirmMoney } from '#features/contract-page/money/schema.ts'
import type { Acknowledgment } from '#features/contracts/acknowledgment/schema.ts'
import { formatOfficeStamp } from '#site/format.ts'
import { ButtonAnchor } from '#ui/button.tsx'
import { useLocale } from '#ui/locale.tsx'
import { acknowledgmentWords } from '../content/words.ts'
import { Sheet } from './attorney-view.tsx'
import { Fact } from './contract-facts.tsx'
import type { Place } from './place.ts'

type SignedSheetProps = { contract: Acknowledgment; money: readonly FirmMoney[]; place: Place }

/** Both signed: the finished PDF, once it was made, and the money. */
export function SignedSheet({ contract, money, place }: SignedSheetProps) {
  const locale = useLocale()
  const { facts: words, settling } = acknowledgmentWords[locale]
  const { acknowledgedAt, acknowledgedBy, finished, number } = contract
  return (
    <Sheet>
      <dl>
        {acknowledgedAt && (
          <Fact label={words.acknowledged}>
            {words.acknowledgedAs(acknowledgedBy ?? '', formatOfficeStamp(acknowledgedAt, locale))}
          </Fact>
        )}
        <Fact label={words.number}>{number}</Fact>
      </dl>
      {finished ? (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonAnchor href={`${place.api}/pdf?finished`} target="_blank" rel="noopener">
            {words.readFinished}
          </ButtonAnchor>
          <span className="font-sans text-small text-soft">{words.pdf(finished.pages)}</span>
        </p>
      ) : (
        <p className="mt-6">{words.finishing}</p>
      )}
      <FirmMoneyFacts money={money} />
      {money.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-6 font-sans">
          {(['payoff', 'settlement', 'reduction'] as const).map((page) => (
            <li key={page}>
              <a href={place.settling[page]} className="inline-flex min-h-tap items-center">
                {settling[page]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
