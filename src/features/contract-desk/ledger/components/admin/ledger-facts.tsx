import { applicationCaseTypes } from '#domain/applications.ts'
import { states } from '#domain/states.ts'
import { Fact } from '#features/desk/application/components/admin/application-facts.tsx'
import type { Ledger } from '#features/payoffs/accounts/schema.ts'
import { formatCalendarDay, formatCents, formatDollars, labelOf, spellNumber } from '#site/staff-format.ts'

/** Five facts: who, where, what, how much went out, and when more is owed. */
export function LedgerFacts({ ledger: { file, all, advances } }: { ledger: Ledger }) {
  const { firm, state, caseType } = file
  const say = (words: string) => <span className="k-quiet font-normal">{words}</span>
  const { next } = all
  return (
    <dl className="k-head-facts file-facts ledger-facts">
      <Fact term="Firm">
        <span className="k-cut block">{firm.name ?? say('Not known')}</span>
        <small className="k-cut">{[firm.attorney, firm.phone].filter(Boolean).join(', ')}</small>
      </Fact>
      <Fact term="State">{state ? labelOf(states, state) : say('Not known')}</Fact>
      <Fact term="Case">{caseType ? labelOf(applicationCaseTypes, caseType) : say('Not known')}</Fact>
      <Fact term="Paid out">
        {advances.length > 0 ? (
          <span className="k-head-figure">{formatDollars(all.funded / 100)}</span>
        ) : (
          say('Nothing yet')
        )}
        <small>
          {advances.length === 1 && 'in one advance'}
          {advances.length > 1 && `in ${spellNumber(advances.length).toLowerCase()} advances on one claim`}
        </small>
      </Fact>
      <Fact term="Next step">
        {next ? formatCalendarDay(next.on) : say(advances.length > 0 ? 'None' : 'Not yet')}
        <small>{next && `then ${formatCents(next.owed)}`}</small>
      </Fact>
    </dl>
  )
}
