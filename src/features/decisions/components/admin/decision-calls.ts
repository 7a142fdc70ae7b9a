import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { applicationStatuses } from '#domain/application-status.ts'
import { labelOf } from '#domain/choice.ts'
import type { StateCode } from '#domain/states.ts'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import {
  applicationsPath,
  putRows,
  refreshApplications,
} from '#features/applications/components/admin/application-cache.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { useToast } from '#ui/toast.tsx'
import type { decisionsApi } from '../../api.ts'
import type { Decided, NewDecision } from '../../schema/form.ts'
import { undoSeconds } from '../../schema/records.ts'
import { describeDecision } from './decision-words.ts'

const api = createApi<RoutesOf<typeof decisionsApi>>()

const deskKey = (id: string, state?: StateCode) => [applicationsPath, id, 'decision', state ?? ''] as const

/** What a decision starts with, as it was when the dialog opened. */
export const useDecisionDesk = (id: string, state?: StateCode) =>
  useQuery({
    queryKey: deskKey(id, state),
    queryFn: () => readDesk(id, state),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })

export const readDesk = (id: string, state?: StateCode) =>
  answerOf(
    api.GET('/api/applications/{id}/decision', { params: { path: { id }, query: state ? { state } : {} } }),
  )

/** Shows what came of it, everywhere, and offers to undo what can be undone. */
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

export function useDecide(id: string) {
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

/** Takes a decision back with its mail, while that waits. */
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

/** The decision that `z` takes back: the last one made in this tab. */
export function useLastDecision() {
  const client = useQueryClient()
  return () => client.getQueryData<Decided | null>(lastKey) ?? undefined
}
