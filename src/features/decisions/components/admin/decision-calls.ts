import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { applicationStatuses } from '#domain/application-status.ts'
import type { StateCode } from '#domain/states.ts'
import { ApiError, answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { isConflict, useVersionedForm } from '#features/admin/components/use-versioned-form.ts'
import {
  applicationsPath,
  putRows,
  refreshApplications,
} from '#features/applications/components/admin/application-cache.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { labelOf } from '#site/staff-format.ts'
import { useToast } from '#ui/toast.tsx'
import type { decisionsApi } from '../../api.ts'
import type { Decided, DecisionForm, NewDecision } from '../../schema/form.ts'
import { undoSeconds } from '../../schema/records.ts'
import { describeDecision } from './decision-words.ts'

const api = createApi<RoutesOf<typeof decisionsApi>>()

export const useDecisionForm = (id: string, state?: StateCode) =>
  useQuery({
    queryKey: [applicationsPath, id, 'decision', state ?? ''],
    queryFn: () => readDecisionForm(id, state),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

const readDecisionForm = (id: string, state?: StateCode) =>
  answerOf(
    api.GET('/api/applications/{id}/decision', { params: { path: { id }, query: state ? { state } : {} } }),
  )

function useSettle() {
  const client = useQueryClient()
  const { toast } = useToast()
  const { mutate: undo } = useUndoDecision()
  return (decided: Decided) => {
    putRows(client, [decided.application])
    void refreshApplications(client)
    const { decision, application } = decided
    const canUndo = decision.effectiveAt !== null && decision.ending === null
    client.setQueryData(lastKey, canUndo ? decided : null)
    toast({
      title: describeDecision(decision, caseNameOf(application)),
      description: canUndo ? 'The mail leaves in a minute. Until then z takes it back.' : undefined,
      duration: undoSeconds * 1_000,
      action: canUndo ? { label: 'Undo', onSelect: () => undo(decided) } : undefined,
    })
  }
}

const lastKey = ['last decision'] as const

function useDecide(id: string) {
  const settle = useSettle()
  return useMutation({
    mutationFn: (body: NewDecision) =>
      answerOf(api.POST('/api/applications/{id}/decisions', { params: { path: { id } }, body })),
    onSuccess: settle,
  })
}

type Whose = { id: string; decisionId: string }

export function useSign({ id, decisionId }: Whose) {
  const settle = useSettle()
  const params = { path: { id, decisionId } }
  return useMutation({
    mutationFn: () =>
      answerOf(api.POST('/api/applications/{id}/decisions/{decisionId}/signature', { params })),
    onSuccess: settle,
  })
}

export function useRefuse({ id, decisionId }: Whose) {
  const settle = useSettle()
  const params = { path: { id, decisionId } }
  return useMutation({
    mutationFn: (reason: string) =>
      answerOf(
        api.POST('/api/applications/{id}/decisions/{decisionId}/refusal', { params, body: { reason } }),
      ),
    onSuccess: settle,
  })
}

export function useUndoDecision() {
  const client = useQueryClient()
  const { toast } = useToast()
  return useMutation({
    mutationFn: ({ application, decision }: Decided) => {
      const params = { path: { id: application.id, decisionId: decision.id } }
      return answerOf(api.POST('/api/applications/{id}/decisions/{decisionId}/undo', { params }))
    },
    onSuccess: ({ application }) => {
      client.setQueryData(lastKey, null)
      putRows(client, [application])
      const status = labelOf(applicationStatuses, application.status)
      toast({ title: `Undone: ${caseNameOf(application)} is ${status} again. No mail was sent.` })
    },
    onError: (error) =>
      toast({
        title: 'Not undone',
        description: reasonOf(error, 'This could not be undone. Look at the application again.'),
        variant: 'destructive',
      }),
    onSettled: () => void refreshApplications(client),
  })
}

/** The last one made in this tab, which `z` takes back. */
export function useLastDecision() {
  const client = useQueryClient()
  return () => client.getQueryData<Decided | null>(lastKey) ?? undefined
}

type Mistakes = Record<string, string>

/**
 * If the application or the state's rule changed meanwhile, what was typed stays, and the reviewer sees what is there
 * now before sending it again.
 */
export function useDecisionDraft(opened: DecisionForm, onDone: (decided: Decided) => void) {
  const { id } = opened.application
  const [submissionKey] = useState(makeSubmissionKey)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [failure, setFailure] = useState<string>()
  const versions = useVersionedForm<DecisionForm>({ opened, fill: () => {} })
  const { mutate, isPending } = useDecide(id)
  const form = versions.base ?? opened

  function send(request: WithoutSigning, found: Mistakes) {
    setMistakes(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) return
    const body: NewDecision = { ...request, version: form.application.version, submissionKey }
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
    const fresh = await readDecisionForm(id, form.rule?.code)
    const isNews =
      fresh.application.version !== form.application.version ||
      fresh.rule?.version !== form.rule?.version ||
      fresh.value?.advised !== form.value?.advised
    if (isNews) versions.showConflict(fresh)
  }

  return {
    form,
    mistakes,
    failure,
    conflict: versions.conflict?.theirs,
    keepMine: () => {
      setFailure(undefined)
      versions.buildOn(versions.conflict?.theirs)
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

export type DecisionDraft = ReturnType<typeof useDecisionDraft>
