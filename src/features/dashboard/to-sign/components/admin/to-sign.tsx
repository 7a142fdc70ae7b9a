import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { DayHead, DayLine } from '#features/applications/progress/components/admin/day-line.tsx'
import { LimitDialog } from '#features/people/signatures/components/admin/limit-dialog.tsx'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import type { ToSign } from '../../schema.ts'

const nouns: Record<ToSign['kind'], string> = {
  approved: 'An offer',
  funded: 'A payment',
  correction: 'The correction of a payment',
  entry: 'The correction of a ledger’s entry',
  paper: 'A contract on paper',
  payout: 'Money that leaves',
  limit: 'A limit',
}

/** `t` opens the oldest, with its dialog. */
export function ToSignList({ entries }: { entries: readonly ToSign[] }) {
  const navigate = useNavigate()
  const [first] = entries
  const [limitId, setLimitId] = useState<string>()
  const open = (entry: ToSign) => {
    const place = placeOf(entry)
    if (place) void navigate(place.to, { state: place.state })
    else setLimitId(entry.id)
  }
  useCommands([
    {
      ...{ id: 'to sign', keys: 't', label: 'Open what waits for your signature', group: 'Today' },
      run: first && (() => open(first)),
    },
  ])
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="today-to-sign">
      <DayHead id="today-to-sign" title="To sign" end={<KeyCap>t</KeyCap>}>
        {formatNumber(entries.length)}
      </DayHead>
      <ul className="k-list">
        {entries.map((entry) => {
          const place = placeOf(entry)
          return (
            <DayLine
              key={entry.id}
              glyph="page"
              at={entry.signedAt}
              name={
                place ? (
                  <Link to={place.to} state={place.state} className="k-cover">
                    {entry.file?.name}
                  </Link>
                ) : (
                  <button type="button" className="k-cover" onClick={() => open(entry)}>
                    {nouns[entry.kind]}
                  </button>
                )
              }
              what={describe(entry)}
            />
          )
        })}
      </ul>
      {limitId && <LimitDialog id={limitId} onClose={() => setLimitId(undefined)} />}
    </section>
  )
}

/** With its dialog. */
function placeOf({ kind, file }: ToSign) {
  if (!file) return undefined
  if (kind === 'entry') return { to: paths.adminApplicationLedger(file.id), state: null }
  if (kind === 'payout') return { to: paths.adminApplicationContract(file.id), state: null }
  return kind === 'paper'
    ? { to: paths.adminApplicationContract(file.id), state: { act: 'confirm' } }
    : { to: paths.adminApplication(file.id), state: { sign: true } }
}

function describe({ kind, amount, by, file }: ToSign): string {
  const what = file ? `${nouns[kind]}${amount === null ? '' : ` of ${sayAmount(amount)}`}, ` : ''
  const act = kind === 'paper' ? 'found' : 'signed'
  return `${what}${by ? `${act} by ${by}` : `${act} by you, alone`}`
}
