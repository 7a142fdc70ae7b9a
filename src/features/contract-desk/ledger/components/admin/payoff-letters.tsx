import { letterKinds } from '#domain/payoffs.ts'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { Letter } from '#features/payoffs/letters/schema.ts'
import { formatCalendarDay, formatCents, formatDay, labelOf } from '#site/staff-format.ts'
import { pdfOfLetter, useLetters } from './payoff-queries.ts'

const endings = {
  replaced: 'replaced',
  outdated: 'outdated',
  paid: 'paid',
  reopened: 'no longer right',
} as const
const makers = { desk: 'by us', firm: 'by the firm', person: 'by the client', clock: 'by itself' } as const

/** The newest first; each opens as its PDF. */
export function PayoffLetters({ applicationId }: { applicationId: string }) {
  const { data: letters = [] } = useLetters(applicationId)
  if (letters.length === 0) return null
  return (
    <section aria-labelledby="ledger-letters">
      <SectionHead id="ledger-letters" title="Letters" />
      <ul className="k-list k-list-top">
        {letters.map((letter) => (
          <li key={letter.id}>
            <div>
              <a href={pdfOfLetter(letter.id)}>
                {letter.ordinal}. {labelOf(letterKinds, letter.kind)}
                {letter.kind === 'payoff' && `, ${formatCents(letter.owed)}`}
              </a>
              <small>{sayLetter(letter)}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function sayLetter({ number, goodThrough, madeAt, madeBy, by, ending }: Letter): string {
  const made = `${formatDay(madeAt)} ${by ? `by ${by}` : makers[madeBy]}`
  const through = goodThrough && `good through ${formatCalendarDay(goodThrough)}`
  return [number, through, made, ending && endings[ending]].filter(Boolean).join('; ')
}
