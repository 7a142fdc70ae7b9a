import type { Side } from '#features/payoff-page/frame/components/place.ts'
import { formatMoney, formatOfficeDay } from '#site/format.ts'
import { useLocale } from '#ui/locale.tsx'
import { payoffPageWords } from '../content/words.ts'
import type { PayoffPage } from '../schema.ts'

export const pdfOf = (side: Side, token: string, id: string): string =>
  `/api/${side}/${encodeURIComponent(token)}/payoff-letters/${id}/pdf`

type LetterListProps = { letters: PayoffPage['letters']; side: Side; token: string }

/** The newest first. One that doesn't hold anymore says so. */
export function LetterList({ letters, side, token }: LetterListProps) {
  const locale = useLocale()
  const words = payoffPageWords[locale]
  if (letters.length === 0) return null
  return (
    <section aria-labelledby="letters" className="mt-9">
      <h2 id="letters" className="text-title">
        {words.letters}
      </h2>
      <ul className="mt-2 border-t border-rule-strong">
        {letters.map(({ id, kind, ordinal, owed, madeAt, ending }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1"
          >
            <a href={pdfOf(side, token, id)} className="inline-flex min-h-tap items-center">
              {words.letter(ordinal)}, {words.kinds[kind]}
            </a>
            <span className="font-sans text-small text-soft">
              {kind === 'payoff' && `${formatMoney(owed, locale)}, `}
              {formatOfficeDay(madeAt, locale)}
              {ending && `, ${words.endings[ending]}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
