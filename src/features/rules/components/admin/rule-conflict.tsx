import { useQuery } from '@tanstack/react-query'
import type { StateCode } from '#domain/states.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import type { StateRule } from '../../schema.ts'
import { RuleDiff } from './rule-diff.tsx'
import { type RuleDraft, readDraft } from './rule-draft.ts'
import { nameOf } from './rule-words.ts'
import { historyQuery } from './rules-calls.ts'

type RuleConflictProps = {
  code: StateCode
  mine: RuleDraft
  theirs: StateRule
  onKeep: () => void
  onTake: () => void
}

/** Both texts side by side. Nothing is saved until one is chosen. */
export function RuleConflict({ code, mine, theirs, onKeep, onTake }: RuleConflictProps) {
  const { data: history } = useQuery(historyQuery(code))
  const who = history?.[0]?.writtenBy ?? 'Somebody'
  return (
    <ConflictNotice
      title={`${who} changed ${nameOf(code)} while you were writing.`}
      mine={{ label: 'Save mine', onKeep }}
      theirs={{ label: 'Take theirs', onTake }}
    >
      <RuleDiff
        caption="Their rule and yours"
        old={{ title: 'Theirs', rule: theirs }}
        now={{ title: 'Yours', rule: readDraft(mine) }}
      />
    </ConflictNotice>
  )
}
