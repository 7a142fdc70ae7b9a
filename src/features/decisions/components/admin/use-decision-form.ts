import { useState } from 'react'
import { ApiError, reasonOf } from '#features/admin/components/api.ts'
import { isConflict, useVersionedForm } from '#features/admin/components/use-versioned-form.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { Decided, DecisionDesk, NewDecision } from '../../schema/form.ts'
import { readDesk, useDecide } from './decision-calls.ts'

type Mistakes = Record<string, string>

/**
 * Sends a decision. If the application or the state's rule changed meanwhile, what was typed stays, and the reviewer sees
 * what is there now before they send it again.
 */
export function useDecisionForm(desk: DecisionDesk, onDone: (decided: Decided) => void) {
  const { id } = desk.application
  const [submissionKey] = useState(makeSubmissionKey)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [failure, setFailure] = useState<string>()
  const form = useVersionedForm<DecisionDesk>({ opened: desk, fill: () => {} })
  const { mutate, isPending } = useDecide(id)
  const current = form.base ?? desk

  function send(wanted: WithoutSigning, found: Mistakes) {
    setMistakes(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return
    const body: NewDecision = { ...wanted, version: current.application.version, submissionKey }
    mutate(body, { onSuccess: onDone, onError: explain })
  }

  async function explain(error: unknown) {
    setFailure(reasonOf(error, 'This was not saved. Please try again.'))
    if (error instanceof ApiError) {
      setMistakes(
        Object.fromEntries(Object.entries(error.errors).map(([name, [first = '']]) => [name, first])),
      )
    }
    if (!isConflict(error)) return
    const fresh = await readDesk(id, current.rule?.code)
    const isNews =
      fresh.application.version !== current.application.version ||
      fresh.rule?.version !== current.rule?.version
    if (isNews) form.showConflict(fresh)
  }

  return {
    /** What is computed and signed with. */
    desk: current,
    mistakes,
    failure,
    conflict: form.conflict?.theirs,
    keepMine: () => {
      setFailure(undefined)
      form.buildOn(form.conflict?.theirs)
    },
    send,
    isPending,
  }
}

type WithoutSigning = NewDecision extends infer Each
  ? Each extends NewDecision
    ? Omit<Each, 'version' | 'submissionKey'>
    : never
  : never

export type DecisionForm = ReturnType<typeof useDecisionForm>
