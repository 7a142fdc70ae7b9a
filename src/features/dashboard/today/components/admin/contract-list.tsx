import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { writeDay } from '#features/admin/kit/components/date-input.tsx'
import type { GlyphName } from '#features/admin/kit/components/glyph.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { DayHead, DayLine } from '#features/applications/progress/components/admin/day-line.tsx'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { today } from '#features/rules/components/admin/rule-words.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import type { Today } from '../../schema.ts'

type Waiting = Today['contracts'][number]

/** Enough for a morning. */
const mostShown = 8
const glyphs: Record<Waiting['state'], GlyphName> = { offered: 'pen', drafted: 'page', sent: 'clock' }

/** What is next, in the words of the head. */
const acts: Record<Waiting['state'], string> = { offered: 'to draft', drafted: 'to send', sent: 'to sign' }

/** What stands between an offer and a signature, by its last day. `y` opens the most urgent one. */
export function ContractList({ contracts }: { contracts: readonly Waiting[] }) {
  const [isWhole, setWhole] = useState(false)
  const navigate = useNavigate()
  const [first] = contracts
  useCommands([
    {
      ...{ id: 'today contract', keys: 'y', label: 'Open the most urgent contract', group: 'Today' },
      run: first && (() => void navigate(addressOf(first), { state: stateOf(first) })),
    },
  ])
  if (!first) return null
  const late = contracts.filter(isLate).length
  return (
    <section aria-labelledby="today-contracts">
      <DayHead id="today-contracts" title="Contracts" end={<KeyCap>y</KeyCap>}>
        {formatNumber(contracts.length)} to draft, send or sign
        {late > 0 && `, ${formatNumber(late)} past the last day`}
      </DayHead>
      <ul className="k-list">
        {contracts.slice(0, isWhole ? undefined : mostShown).map((contract) => (
          <DayLine
            key={contract.file.id}
            glyph={glyphs[contract.state]}
            at={contract.lastDay}
            day={writeDay(contract.lastDay, today())}
            isLate={isLate(contract)}
            name={
              <Link to={addressOf(contract)} state={stateOf(contract)} className="k-cover">
                {contract.file.name}
              </Link>
            }
            what={describe(contract)}
          />
        ))}
      </ul>
      {contracts.length > mostShown && !isWhole && (
        <Button kind="bare" onClick={() => setWhole(true)}>
          Show all {formatNumber(contracts.length)}
        </Button>
      )}
    </section>
  )
}

const addressOf = ({ file }: Waiting) => paths.adminApplicationContract(file.id)
/** An offer without a contract opens with its draft. */
const stateOf = ({ state }: Waiting) => (state === 'offered' ? { act: 'draft' } : null)
const isLate = ({ lastDay }: Waiting) => lastDay < today()

function describe(contract: Waiting): string {
  return `${sayAmount(contract.amount)}, ${sayState(contract)}`
}

function sayState(contract: Waiting): string {
  const { state, isOfferOver } = contract
  const over = isOfferOver ? ', offer ended' : ''
  return `${state !== 'offered' && isLate(contract) ? 'too late to sign' : acts[state]}${over}`
}
