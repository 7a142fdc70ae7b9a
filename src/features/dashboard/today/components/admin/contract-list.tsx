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
const glyphs: Record<Waiting['state'], GlyphName> = {
  offered: 'pen',
  declined: 'back',
  drafted: 'page',
  person: 'clock',
  attorney: 'firm',
  counsel: 'firm',
  refused: 'firm',
  mailing: 'mail',
  confirming: 'pen',
  copies: 'mail',
}

/** What is next, in the words of the head. */
const acts: Record<Waiting['state'], string> = {
  offered: 'to draft',
  declined: 'they said no to it',
  drafted: 'to send',
  person: 'they have to sign',
  attorney: 'the attorney has to sign',
  counsel: 'the attorney no longer represents them',
  refused: 'the attorney won’t sign',
  mailing: 'paper to mail',
  confirming: 'signed on paper, to confirm',
  copies: 'signed copies to mail',
}

/** These wait for others, and all the rest for us. */
const ofOthers: readonly Waiting['state'][] = ['person', 'attorney']
export const isOurs = ({ state }: Waiting): boolean => !ofOthers.includes(state)
/** It is signed already, or was never sent: no last day to sign goes by. */
const withoutDay: readonly Waiting['state'][] = ['copies', 'confirming']

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
  const ours = contracts.filter(isOurs).length
  return (
    <section aria-labelledby="today-contracts">
      <DayHead id="today-contracts" title="Contracts" end={<KeyCap>y</KeyCap>}>
        {sayCounts(ours, contracts.length - ours)}
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

const sayCounts = (ours: number, others: number): string =>
  [
    ...(ours > 0 ? [`${formatNumber(ours)} for us`] : []),
    ...(others > 0 ? [`${formatNumber(others)} for others to sign`] : []),
  ].join(', ')

const addressOf = ({ file }: Waiting) => paths.adminApplicationContract(file.id)
/** An offer without a contract opens with its draft. */
const stateOf = ({ state }: Waiting) => (state === 'offered' ? { act: 'draft' } : null)
const isLate = ({ lastDay, state }: Waiting) => lastDay < today() && !withoutDay.includes(state)

function describe(contract: Waiting): string {
  return `${sayAmount(contract.amount)}, ${sayState(contract)}`
}

function sayState(contract: Waiting): string {
  const { state, isOfferOver } = contract
  const over = isOfferOver ? ', offer ended' : ''
  const isTooLate = isLate(contract) && !['offered', 'declined'].includes(state)
  return `${isTooLate ? 'too late to sign' : acts[state]}${over}`
}
