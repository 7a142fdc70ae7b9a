import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { useNow } from '#features/applications/components/admin/use-now.ts'
import { formatActivity } from '#features/applications/progress/components/admin/progress-words.ts'
import { LimitDialog } from '#features/people/signatures/components/admin/limit-dialog.tsx'
import { sayAmount } from '#features/price/components/admin/price-words.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import type { ToSign } from '../../schema.ts'

const nouns: Record<ToSign['kind'], string> = {
  approved: 'An offer',
  funded: 'A payment',
  correction: 'The correction of a payment',
  limit: 'A limit',
}

/** `t` opens the oldest, with its dialog. */
export function ToSignList({ entries }: { entries: readonly ToSign[] }) {
  const navigate = useNavigate()
  const now = useNow()
  const [first] = entries
  const [limitId, setLimitId] = useState<string>()
  const open = ({ id, file }: ToSign) =>
    file ? void navigate(paths.adminApplication(file.id), { state: { sign: true } }) : setLimitId(id)
  useCommands([
    {
      ...{ id: 'to sign', keys: 't', label: 'Open what waits for your signature', group: 'Today' },
      run: first && (() => open(first)),
    },
  ])
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="today-to-sign">
      <h2 id="today-to-sign" className="today-head">
        To sign <span>{formatNumber(entries.length)}</span>
        <span aria-hidden="true" className="today-end today-keys">
          <kbd>t</kbd>
        </span>
      </h2>
      <ul className="today-lines">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Glyph name="page" />
            <time dateTime={entry.signedAt}>{formatActivity(entry.signedAt, now)}</time>
            {entry.file ? (
              <Link to={paths.adminApplication(entry.file.id)} state={{ sign: true }} className="today-name">
                {entry.file.name}
              </Link>
            ) : (
              <button type="button" className="today-name" onClick={() => open(entry)}>
                {nouns[entry.kind]}
              </button>
            )}
            <span className="today-what">{describe(entry)}</span>
          </li>
        ))}
      </ul>
      {limitId && <LimitDialog id={limitId} onClose={() => setLimitId(undefined)} />}
    </section>
  )
}

function describe({ kind, amount, by, file }: ToSign): string {
  const what = file ? `${nouns[kind]}${amount === null ? '' : ` of ${sayAmount(amount)}`}, ` : ''
  return `${what}${by ? `signed by ${by}` : 'signed by you, alone'}`
}
