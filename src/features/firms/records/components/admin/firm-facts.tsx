import type { ReactNode } from 'react'
import { phoneLink } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import { type Firm, type Paces, slowFrom } from '../../schema/firm.ts'
import { sayDays } from './firm-pace.tsx'
import { findContact } from './next-step.ts'

/** What somebody looks the firm up for: whom to call, how much is there, how long they take. */
export function FirmFacts({ firm }: { firm: Firm }) {
  const { clients, pace } = firm
  return (
    <dl className="k-head-facts firm-facts">
      <Fact term="Talk to">
        <Contact firm={firm} />
      </Fact>
      <Fact term="Open files">
        <span className="k-head-figure">{formatNumber(clients.openCount)}</span>
        <small>
          {clients.closedCount === 0 ? 'None closed' : `${formatNumber(clients.closedCount)} closed`}
        </small>
      </Fact>
      <Fact term="To confirm">
        <PaceFact own={pace.confirm} all={pace.all.confirm} />
      </Fact>
      <Fact term="To answer">
        <PaceFact own={pace.answer} all={pace.all.answer} />
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Contact({ firm }: { firm: Firm }) {
  const contact = findContact(firm)
  const phone = contact?.phone || firm.phone
  return (
    <>
      {contact?.name ?? <span className="k-quiet font-normal">Nobody yet</span>}
      <small>
        {contact?.title}
        {contact?.title && phone && ', '}
        {phone && <a href={phoneLink(phone)}>{phone}</a>}
      </small>
    </>
  )
}

function PaceFact({ own, all }: { own: Paces['confirm']; all: Paces['confirm'] }) {
  const isSlow = own !== null && own.days >= slowFrom
  return (
    <>
      <span className={isSlow ? 'k-head-figure k-red' : 'k-head-figure'}>
        {own ? sayDays(own.days) : '–'}
      </span>
      <small>
        {isSlow && <span className="k-red font-semibold">Slow. </span>}
        {all ? `All firms ${all.days.toFixed(1)}` : 'Nothing to compare yet'}
      </small>
    </>
  )
}
