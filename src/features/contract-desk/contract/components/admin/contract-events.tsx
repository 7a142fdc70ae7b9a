import { Fold } from '#features/admin/kit/components/fold.tsx'
import { SquareMark } from '#features/admin/kit/components/mark.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import type { Contract } from '#features/contracts/records/schema.ts'
import { formatMoment, formatNumber } from '#site/staff-format.ts'
import { isLive, sayDayOf } from './contract-words.ts'
import { capitalize, listEventLines } from './event-words.ts'
import { sayWaits } from './sent-words.ts'

/** They are kept with the contract, and outlive the file. What is waited for stands last. */
export function ContractEvents({ contract }: { contract: Contract }) {
  const waits = isLive(contract) ? sayWaits(contract) : undefined
  const looks = sayLooks(contract)
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
              {capitalize(waits)}
              {looks && <small>{looks}</small>}
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

/** Whether the next signer has looked at it. */
function sayLooks({ signing, events }: Contract): string | undefined {
  const party = signing?.waits?.for
  if (!signing || (party !== 'person' && party !== 'attorney')) return undefined
  const opened = events.findLast((one) => one.event === 'opened' && one.party === party)
  const reminded = party === 'attorney' ? signing.attorneyRemindedAt : signing.personRemindedAt
  const looked = opened ? `Opened ${sayDayOf(opened.at)}` : 'Nobody has opened it yet'
  const words = [signing.mailedOn ? undefined : looked, reminded && `reminded ${sayDayOf(reminded)}`]
  return capitalize(words.filter(Boolean).join(', '))
}
