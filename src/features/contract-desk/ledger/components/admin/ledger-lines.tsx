import { Button, ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Figures } from '#features/admin/kit/components/table.tsx'
import { nameLine } from '#features/payoffs/accounts/content/csv.ts'
import type { Ledger, LedgerLine } from '#features/payoffs/accounts/schema.ts'
import { formatCalendarDay, formatCents } from '#site/staff-format.ts'
import { listShown, nameAdvance, type Shown, sayAbout, sayAmount } from './ledger-words.ts'

type LedgerLinesProps = {
  ledger: Ledger
  shown: Shown
  /** Nothing for those who may not record. */
  onCorrect: ((line: LedgerLine) => void) | undefined
}

/** What was recorded, and between it the steps, which follow from the contract. */
export function LedgerLines({ ledger, shown, onCorrect }: LedgerLinesProps) {
  const { file, on, today } = ledger
  const query = on === today ? '' : `?on=${on}`
  const waiting = ledger.corrections.map(({ entryId }) => entryId)
  const hasSeveral = ledger.advances.length > 1
  return (
    <section aria-labelledby="ledger-entries">
      <SectionHead
        id="ledger-entries"
        title="Entries"
        about="newest last; none can be changed, only answered by another"
      >
        <ButtonAnchor kind="bare" href={`/api/applications/${file.id}/ledger.csv${query}`} download>
          CSV
        </ButtonAnchor>
      </SectionHead>
      <Figures caption="Entries and steps, the newest last" className="ledger-lines">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            {hasSeveral && (
              <th scope="col" className="max-sm:hidden">
                On
              </th>
            )}
            <th scope="col">Amount</th>
            <th scope="col">Owed</th>
          </tr>
        </thead>
        <tbody>
          {listShown(ledger, shown).map((line) => (
            <tr
              key={`${line.entry?.id ?? line.kind} ${line.on} ${line.advance}`}
              data-to-come={line.isToCome || undefined}
              data-paid={line.kind === 'payment' || undefined}
            >
              <td>{formatCalendarDay(line.on)}</td>
              <td>
                {nameLine(line)} <About line={line} />
                {hasSeveral && <span className="k-quiet sm:hidden"> on {nameAdvance(line.advance)}</span>}
                {onCorrect && line.stands !== null && line.entry && !waiting.includes(line.entry.id) && (
                  <Button kind="bare" className="ledger-correct" onClick={() => onCorrect(line)}>
                    Correct
                    <span className="sr-only">
                      : {formatCents(line.stands)} of {formatCalendarDay(line.on)}
                    </span>
                  </Button>
                )}
              </td>
              {hasSeveral && <td className="max-sm:hidden">{nameAdvance(line.advance)}</td>}
              <td>{sayAmount(line)}</td>
              <td>
                <b>{formatCents(shown === 'all' ? line.owed : line.owedOfAdvance)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </section>
  )
}

function About({ line }: { line: LedgerLine }) {
  const words = sayAbout(line)
  const by = line.entry?.by
  if (!words && !by) return null
  return (
    <span className="k-quiet max-sm:hidden" title={by ? `Recorded by ${by}` : undefined}>
      {words}
    </span>
  )
}
