import { Button } from '#features/admin/kit/components/button.tsx'
import { LawDoubts } from '../../contract/components/admin/law-doubts.tsx'
import type { StateOverview } from '../../schema.ts'
import { RuleDiff } from './rule-diff.tsx'
import { compareRules, suggestedFor } from './rule-lines.ts'
import { sayDate, today } from './rule-words.ts'

type SuggestionOfferProps = {
  state: StateOverview
  isBusy: boolean
  onTake: () => void
  onKeep: () => void
}

const sureness = { high: 'high', middling: 'middling', low: 'low: ask your lawyer' } as const

export function SuggestionOffer({ state, isBusy, onTake, onKeep }: SuggestionOfferProps) {
  const { rule, coming, suggestion, check } = state
  const dated = suggestion.effectiveFrom
  const isLater = dated !== null && dated > today()
  const yours = isLater ? coming.find(({ effectiveFrom }) => effectiveFrom === dated) : rule
  const suggested = suggestedFor(suggestion, yours)
  const { changed } = compareRules(yours, suggested)
  const count = changed.length === 1 ? '1 change' : `${changed.length} changes`
  return (
    <section aria-labelledby="suggestion" className="rules-part">
      <div className="rules-head">
        <h3 id="suggestion">A suggestion differs from yours</h3>
        <p>
          {isLater && `from ${sayDate(dated)}; `}sure of it: {sureness[suggestion.confidence]}
          {suggestion.isSeen ? ', source seen' : ''}
        </p>
      </div>
      <RuleDiff
        caption="Your rule and the suggestion"
        old={{ title: 'Yours', rule: yours }}
        now={{ title: 'Suggested', rule: suggested }}
      />
      <LawDoubts {...suggestion} />
      {check === 'fine' && <p className="rules-note">You kept yours at the last check.</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Button aria-keyshortcuts="Control+Enter" busy={isBusy && 'Saving…'} onClick={onTake}>
          Take over {count} <kbd>Ctrl Enter</kbd>
        </Button>
        {check !== 'fine' && (
          <Button kind="bare" onClick={onKeep}>
            Keep mine
          </Button>
        )}
      </div>
    </section>
  )
}
