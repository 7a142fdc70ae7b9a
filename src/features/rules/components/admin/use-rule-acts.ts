import { useState } from 'react'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import type { StateOverview, StateRule } from '../../schema.ts'
import { nameOf, sayDate } from './rule-words.ts'
import { adoptSuggestions, checkRules, restoreRules, useRuleChange, withdrawRule } from './rules-calls.ts'

const undoTime = 12_000

export function useRuleActs() {
  const { name: person } = usePerson()
  const { reportSuccess, reportFailure } = useOutcome()
  const [undoable, setUndoable] = useState<StateOverview>()
  const restore = useRuleChange((before: StateOverview) => restoreRules(before, person))
  const adopt = useRuleChange(({ code }: StateOverview) => adoptSuggestions([code]))
  const check = useRuleChange(({ code, version }: StateOverview) => checkRules(code, version))
  const withdraw = useRuleChange(({ state, day }: { state: StateOverview; day: string }) =>
    withdrawRule(state.code, day, state.version),
  )

  const undo = (before: StateOverview) => {
    setUndoable(undefined)
    restore.mutate(before, {
      onSuccess: () => reportSuccess(`${nameOf(before.code)} is as it was`),
      onError: (error) => reportFailure(error, 'It was not taken back. Please try again.'),
    })
  }
  const tell = (title: string, before: StateOverview) => {
    setUndoable(before)
    reportSuccess(title, {
      duration: undoTime,
      action: { label: 'Undo', onSelect: () => undo(before) },
    })
  }
  const act = <Input>(change: RuleChange<Input>, input: Input, title: string, before: StateOverview) =>
    change.mutate(input, {
      onSuccess: () => tell(title, before),
      onError: (error) => reportFailure(error, 'Nothing was saved. Please try again.'),
    })
  return {
    isBusy: adopt.isPending || check.isPending || withdraw.isPending || restore.isPending,
    tell,
    undoLast: undoable && (() => undo(undoable)),
    takeOver: (state: StateOverview) =>
      act(adopt, state, `Took over the suggestion for ${nameOf(state.code)}`, state),
    markChecked: (state: StateOverview) => act(check, state, `${nameOf(state.code)}: checked today`, state),
    /** The owner looked at the law and the suggestion, and leaves the rule. */
    keepOwn: (state: StateOverview) =>
      act(check, state, `Kept yours for ${nameOf(state.code)}, checked today`, state),
    takeBack: (state: StateOverview, { effectiveFrom: day }: StateRule) =>
      day && act(withdraw, { state, day }, `Took back ${nameOf(state.code)} from ${sayDate(day)}`, state),
  }
}

type RuleChange<Input> = ReturnType<typeof useRuleChange<Input>>
