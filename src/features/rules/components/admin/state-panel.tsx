import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { StateCode } from '#domain/states.ts'
import { Button, ButtonLink } from '#features/admin/kit/components/button.tsx'
import { spellNumber } from '#site/staff-format.ts'
import { classNames } from '#ui/class-names.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { useFocusHeir } from '#ui/use-focus-heir.ts'
import { LawDoubts } from '../../contract/components/admin/law-doubts.tsx'
import type { StateOverview, StateRule } from '../../schema.ts'
import { useListState } from './list-state.ts'
import { PostureMark } from './posture-mark.tsx'
import { RuleFacts } from './rule-facts.tsx'
import { RuleHistory } from './rule-history.tsx'
import { RuleLine } from './rule-line.tsx'
import { suggestedFor } from './rule-lines.ts'
import { lacksLicense, nameOf, postureLabels, sayDate, sayIn, today } from './rule-words.ts'
import { rowIdOf } from './rules-table.tsx'

type StatePanelProps = {
  state: StateOverview
  previous: StateCode | undefined
  next: StateCode | undefined
  check: ReactNode
  offer: ReactNode
  form: ReactNode
  onEdit: (rule: StateRule) => void
  onWithdraw: (rule: StateRule) => void
}

export function StatePanel({
  state,
  previous,
  next,
  check,
  offer,
  form,
  onEdit,
  onWithdraw,
}: StatePanelProps) {
  const { code, rule, coming, refused } = state
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Where the panel takes the place of the list, the focus would be lost with it.
    if (!document.getElementById(rowIdOf(code))?.checkVisibility()) heading.current?.focus()
  }, [code])
  return (
    <div className="rules-panel">
      <div className="rules-name">
        <h2 ref={heading} tabIndex={-1}>
          {nameOf(code)}
        </h2>
        <PostureMark posture={rule.posture}>
          <b>{postureLabels[rule.posture]} today</b>
        </PostureMark>
        <div className="ml-auto flex gap-1">
          <Step label="Previous state" to={previous} className="rotate-180" />
          <Step label="Next state" to={next} />
          <Close />
        </div>
      </div>
      {check}
      {form ? (
        <Part heir={heading}>{form}</Part>
      ) : (
        <>
          <RuleLine rule={rule} next={coming[0]} />
          {offer && <Part heir={heading}>{offer}</Part>}
          <CurrentRule state={state} onEdit={() => onEdit(rule)} />
          {coming.map((later) => (
            <Part key={later.effectiveFrom} heir={heading}>
              <ComingRule
                state={state}
                rule={later}
                onEdit={() => onEdit(later)}
                onWithdraw={() => onWithdraw(later)}
              />
            </Part>
          ))}
          {refused > 0 && (
            <p className="rules-note">
              {spellNumber(refused)} {refused === 1 ? 'application' : 'applications'} from here{' '}
              {refused === 1 ? 'was' : 'were'} refused in the last 30 days. Nothing else is kept of them.
            </p>
          )}
          <RuleHistory code={code} />
        </>
      )}
    </div>
  )
}

/** A part that may disappear while the focus is in it. */
function Part({ heir, children }: { heir: RefObject<HTMLElement | null>; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusHeir(part, heir)
  return <div ref={part}>{children}</div>
}

function CurrentRule({ state, onEdit }: { state: StateOverview; onEdit: () => void }) {
  const { code, rule, suggestion, changes } = state
  const isForToday = suggestion.effectiveFrom === null || suggestion.effectiveFrom <= today()
  return (
    <section aria-labelledby="rule-today" className="rules-part">
      <div className="rules-head">
        <h3 id="rule-today">The rule today</h3>
        <Button kind="bare" aria-keyshortcuts="e" className="ml-auto" onClick={onEdit}>
          Edit by hand <kbd>e</kbd>
        </Button>
      </div>
      {rule.origin === 'default' ? (
        <p className="text-soft">Open, because nobody has decided yet.</p>
      ) : (
        <RuleFacts rule={rule} suggested={isForToday ? suggestedFor(suggestion, rule) : undefined} />
      )}
      {changes.length === 0 && isForToday && <LawDoubts {...suggestion} />}
      {rule.posture === 'license' && (
        <p>
          {lacksLicense(rule) ? (
            <b className="text-error">License number missing.</b>
          ) : (
            `License number ${rule.license}`
          )}
        </p>
      )}
      {rule.sentence && (
        <blockquote className="rules-tell">
          <small>People in {nameOf(code)} read</small>
          {rule.sentence}
        </blockquote>
      )}
    </section>
  )
}

type ComingRuleProps = { state: StateOverview; rule: StateRule; onEdit: () => void; onWithdraw: () => void }

function ComingRule({ state: { suggestion, changes }, rule, onEdit, onWithdraw }: ComingRuleProps) {
  const { code, effectiveFrom, sentence } = rule
  if (!effectiveFrom) return null
  const isSuggested = suggestion.effectiveFrom === effectiveFrom
  return (
    <section aria-label={`From ${sayDate(effectiveFrom)}`} className="rules-part">
      <div className="rules-head">
        <h3>From {sayDate(effectiveFrom)}</h3>
        <p>{sayIn(effectiveFrom)}, by itself</p>
        <div className="ml-auto">
          <Button kind="bare" onClick={onEdit}>
            Edit
          </Button>
          <Button kind="bare" onClick={onWithdraw}>
            Take it back
          </Button>
        </div>
      </div>
      <RuleFacts rule={rule} suggested={isSuggested ? suggestedFor(suggestion, rule) : undefined} />
      {isSuggested && changes.length === 0 && <LawDoubts {...suggestion} />}
      {lacksLicense(rule) && (
        <p>
          <b>License number missing.</b>
        </p>
      )}
      <blockquote className="rules-tell">
        <small>
          People in {nameOf(code)} will read, from {sayDate(effectiveFrom)}
        </small>
        {sentence}
      </blockquote>
    </section>
  )
}

function Step({ label, to, className }: { label: string; to: StateCode | undefined; className?: string }) {
  const { searchFor } = useListState()
  if (!to) return null
  return (
    <ButtonLink
      kind="bare"
      size="icon"
      to={{ search: searchFor({ state: to }) }}
      preventScrollReset
      aria-label={label}
    >
      <ChevronIcon className={classNames('icon', className)} />
    </ButtonLink>
  )
}

function Close() {
  const { searchFor } = useListState()
  return (
    <ButtonLink kind="bare" to={{ search: searchFor({ state: undefined }) }} preventScrollReset>
      Close
    </ButtonLink>
  )
}
