import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '#features/admin/components/api.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { isConflict, useVersionedForm } from '#features/admin/components/use-versioned-form.ts'
import type { StateOverview, StateRule } from '../../schema.ts'
import { type Mistakes, parseDraft, type RuleDraft, toDraft } from './rule-draft.ts'
import { rulesQuery, useRuleChange, writeRule } from './rules-calls.ts'

export type RuleFormOptions = {
  state: StateOverview
  rule: StateRule
  drafts: Map<string, RuleDraft>
  onSaved: (before: StateOverview) => void
}

const findRule = ({ rule, coming }: StateOverview, { effectiveFrom }: StateRule) =>
  coming.find((one) => one.effectiveFrom === effectiveFrom) ?? rule

export function useRuleForm({ state, rule, drafts, onSaved }: RuleFormOptions) {
  const queries = useQueryClient()
  const { name: reader } = usePerson()
  const [draft, keepDraft] = useState(() => drafts.get(state.code) ?? toDraft(rule))
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const setDraft = (next: RuleDraft) => {
    drafts.set(state.code, next)
    keepDraft(next)
  }
  const { base, conflict, showConflict, buildOn, takeTheirs } = useVersionedForm<StateOverview>({
    opened: state,
    fill: (theirs) => theirs && setDraft(toDraft(findRule(theirs, rule))),
  })
  const change = useRuleChange(({ from, draft: typed }: { from: StateOverview; draft: RuleDraft }) => {
    const parsed = parseDraft(typed, { rule: findRule(from, rule), version: from.version, reader })
    if (!parsed.ok) throw new Error('a draft with mistakes is not sent')
    return writeRule(state.code, parsed.input)
  })
  const send = (from: StateOverview) => {
    if (change.isPending) return
    const parsed = parseDraft(draft, { rule: findRule(from, rule), version: from.version, reader })
    setMistakes(parsed.ok ? {} : parsed.mistakes)
    if (!parsed.ok) return
    change.mutate(
      { from, draft },
      {
        onSuccess: () => {
          drafts.delete(state.code)
          onSaved(from)
        },
        onError: async (error) => {
          if (!isConflict(error)) return
          const states = await queries.fetchQuery({ ...rulesQuery, staleTime: 0 })
          showConflict(states.find(({ code }) => code === state.code))
        },
      },
    )
  }
  const theirs = conflict?.theirs
  return {
    draft,
    setDraft,
    mistakes,
    failure:
      change.error && !isConflict(change.error)
        ? reasonOf(change.error, 'The rule was not saved. Please try again.')
        : undefined,
    conflict: theirs && findRule(theirs, rule),
    isSaving: change.isPending,
    save: () => send(base ?? state),
    keepMine: () => {
      buildOn(theirs)
      if (theirs) send(theirs)
    },
    takeTheirs,
  }
}
