import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { applicationsPath, keyOf } from '#features/documents/files/components/admin/document-queries.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { remindersApi } from '../../api/reminders.ts'
import type { requestsApi } from '../../api/requests.ts'
import type { NewRequest } from '../../schema/requests.ts'

const api = createApi<RoutesOf<typeof requestsApi>>()
const reminders = createApi<RoutesOf<typeof remindersApi>>()

export function useRequests(applicationId: string) {
  return useQuery({
    queryKey: [...keyOf(applicationId), 'requests'],
    queryFn: () =>
      answerOf(
        api.GET('/api/applications/{applicationId}/requests', { params: { path: { applicationId } } }),
      ),
    staleTime: 0,
  })
}

/** A request may change the status too, so lists and counts are stale. */
export function useRequestDocuments(applicationId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewRequest) =>
      answerOf(
        api.POST('/api/applications/{applicationId}/requests', { params: { path: { applicationId } }, body }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: [applicationsPath] }),
  })
}

export const usePauseReminders = (applicationId: string) =>
  useChange(
    ({ requestId, isPaused }: { requestId: string; isPaused: boolean }) => {
      const params = { path: { applicationId, requestId } }
      return answerOf(
        isPaused
          ? reminders.POST('/api/applications/{applicationId}/requests/{requestId}/pause', { params })
          : reminders.POST('/api/applications/{applicationId}/requests/{requestId}/resume', { params }),
      )
    },
    {
      reads: [keyOf(applicationId)],
      done: ({ isPaused }) => (isPaused ? 'Reminders paused' : 'Reminders go on'),
    },
  )
