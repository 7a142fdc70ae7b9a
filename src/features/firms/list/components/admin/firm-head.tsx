import type { RefObject } from 'react'
import { Button, ButtonAnchor } from '#features/admin/kit/components/button.tsx'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import { Menu } from '#features/admin/kit/components/menu.tsx'
import { phoneLink } from '#site/paths.ts'
import { formatDate, formatDay } from '#site/staff-format.ts'
import { FirmFacts } from '../../../records/components/admin/firm-facts.tsx'
import { type FirmStep, findContact } from '../../../records/components/admin/next-step.ts'
import type { Firm } from '../../../records/schema/firm.ts'
import type { FirmPaneProps } from './firm-pane.tsx'

type FirmActs = Record<'note' | 'add' | 'change' | 'remove', () => void> & { confirm?: () => void }

type FirmHeadProps = Omit<FirmPaneProps, 'id' | 'onMerge'> & {
  heading: RefObject<HTMLHeadingElement | null>
  name: string
  firm?: Firm
  step?: FirmStep | undefined
  acts?: FirmActs
}

export function FirmHead({ heading, name, firm, step, acts, onClose, ...turns }: FirmHeadProps) {
  return (
    <header className="firm-head">
      <div className="firm-top">
        <IconButton label="Back to the list" title="Back to the list (Esc)" glyph="back" onClick={onClose} />
        <h2 ref={heading} tabIndex={-1} className="k-title">
          {name}
        </h2>
        {firm && (
          <span className="k-small whitespace-nowrap max-sm:hidden">
            since {formatDate(firm.createdAt, { month: 'short', year: 'numeric' })}
          </span>
        )}
        <Turns {...turns} />
      </div>
      {firm && acts && (
        <>
          <FirmFacts firm={firm} />
          <div className="k-bar k-share firm-doing">
            <span className="firm-seen k-cut k-quiet">{sayLastSeen(firm)}</span>
            <div className="k-end">
              <Button kind="bare" keys="n" className="firm-act" onClick={acts.note}>
                Note
              </Button>
              <Button kind="bare" keys="e" className="firm-act" onClick={acts.change}>
                Change
              </Button>
              <Call firm={firm} />
              <MainAct step={step} acts={acts} />
              <Menu
                label=""
                glyph="more"
                says="More actions"
                name="More actions"
                side="end"
                items={[
                  { label: 'Write a note', keys: 'n', onSelect: acts.note },
                  { label: 'Add a person', keys: 'p', onSelect: acts.add },
                  ...(acts.confirm
                    ? [{ label: 'Confirm an address', keys: 'c', onSelect: acts.confirm }]
                    : []),
                  { label: 'Change names and addresses', keys: 'e', onSelect: acts.change },
                  { label: 'Delete the firm', onSelect: acts.remove },
                ]}
              />
            </div>
          </div>
        </>
      )}
    </header>
  )
}

/** Who there used the firm’s room last. */
function sayLastSeen({ people }: Firm): string {
  const [last] = people
    .filter(({ lastSeenAt }) => lastSeenAt !== null)
    .sort((one, other) => (other.lastSeenAt ?? '').localeCompare(one.lastSeenAt ?? ''))
  if (last?.lastSeenAt) return `${last.name} was in the firm’s room ${formatDay(last.lastSeenAt)}`
  return people.some(({ confirmedAt }) => confirmedAt)
    ? 'Nobody has used the firm’s room yet'
    : 'Nobody can open the firm’s room yet'
}

/** On a phone that is what somebody opened the record for. */
function Call({ firm }: { firm: Firm }) {
  const contact = findContact(firm)
  const phone = contact?.phone || firm.phone
  if (!phone) return null
  return (
    <ButtonAnchor className="firm-call" href={phoneLink(phone)}>
      Call {contact?.name ?? 'the firm'}
    </ButtonAnchor>
  )
}

function MainAct({ step, acts }: { step: FirmHeadProps['step']; acts: FirmActs }) {
  if (step?.kind === 'people') {
    return (
      <Button keys="p" className="firm-step" onClick={acts.add}>
        Add a person
      </Button>
    )
  }
  if (step?.kind === 'confirm') {
    return (
      <Button keys="c" className="firm-step" onClick={acts.confirm}>
        Confirm an address
      </Button>
    )
  }
  return null
}

function Turns({
  previous,
  next,
  position,
  onTurn,
}: Pick<FirmPaneProps, 'previous' | 'next' | 'position' | 'onTurn'>) {
  const turns = [
    { label: 'Previous firm', keys: 'k', id: previous, glyph: 'up' },
    { label: 'Next firm', keys: 'j', id: next, glyph: 'down' },
  ] as const
  return (
    <div className="k-end flex-nowrap">
      {position && <span className="k-small whitespace-nowrap max-sm:hidden">{position}</span>}
      {turns.map(({ label, keys, id, glyph }) => (
        <IconButton
          key={keys}
          label={label}
          title={`${label} (${keys})`}
          glyph={glyph}
          aria-keyshortcuts={keys}
          // Not disabled at the end: that would drop the keyboard’s focus.
          aria-disabled={!id}
          onClick={() => id && onTurn(id)}
        />
      ))}
    </div>
  )
}
