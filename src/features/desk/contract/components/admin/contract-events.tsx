import { Fold } from '#features/admin/kit/components/fold.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { Contract } from '#features/contracts/records/schema.ts'
import { formatMoment, formatNumber } from '#site/staff-format.ts'
import { isLive, sayDayOf } from './contract-words.ts'
import { listEventLines } from './event-words.ts'
import { sayWaits } from './sent-words.ts'

/** They are kept with the contract, and outlive the file. What is waited for stands last. */
export function ContractEvents({ contract }: { contract: Contract }) {
  const waits = isLive(contract) ? sayWaits(contract) : undefined
  return (
    <section aria-labelledby="contract-events">
      <SectionHead id="contract-events" title="Who has done what" />
      <ol className="k-list k-list-top k-list-flush">
        {listEventLines(contract).map(({ key, title, details, reason, sentences, at, state }) => (
          <li key={key}>
            <SquareMark state={state} />
            <div>
              {title}
              {details.length > 0 && <small>{details.join('. ')}</small>}
              {reason && <p className="k-words">{reason}</p>}
              {sentences.length > 0 && <Sentences sentences={sentences} />}
            </div>
            <time dateTime={at} className="k-small contract-time">
              {formatMoment(at)}
            </time>
          </li>
        ))}
        {waits && (
          <li>
            <SquareMark state="needed" />
            <div>
              It {waits}
              <small>{sayLooks(contract)}</small>
            </div>
          </li>
        )}
      </ol>
    </section>
  )
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  const count = sentences.length
  return (
    <Fold title={`${formatNumber(count)} ${count === 1 ? 'sentence' : 'sentences'} confirmed`}>
      <ul className="list-disc pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Fold>
  )
}

function sayLooks({ signing }: Contract): string {
  if (!signing) return ''
  const { openedAt, personRemindedAt, attorneyRemindedAt, mailedOn } = signing
  const reminded = signing.signedAt ? attorneyRemindedAt : personRemindedAt
  return [
    mailedOn ? undefined : openedAt ? `Opened ${sayDayOf(openedAt)}` : 'Nobody has opened it yet',
    reminded && `reminded ${sayDayOf(reminded)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
