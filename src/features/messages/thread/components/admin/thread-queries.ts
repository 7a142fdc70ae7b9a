import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CaseParty } from '#domain/case-file.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { threadApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof threadApi>>()
const byId = (applicationId: string) => ({ params: { path: { applicationId } } })
const keyOf = (applicationId: string) => [applicationsPath, applicationId, 'messages'] as const

export const useThreads = (applicationId: string) =>
  useQuery({
    queryKey: keyOf(applicationId),
    queryFn: () => answerOf(api.GET('/api/applications/{applicationId}/messages', byId(applicationId))),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

type Written = { party: CaseParty; text: string; submissionKey: string; seen?: number | undefined }

/** Reads the application again, because its timeline has it too. */
function useThreadCall<Body, Answer>(applicationId: string, call: (body: Body) => Promise<{ data: Answer }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => answerOf(call(body)),
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, applicationId] }),
  })
}

export const useSendMessage = (applicationId: string) =>
  useThreadCall(applicationId, (body: Written) =>
    api.POST('/api/applications/{applicationId}/messages', { ...byId(applicationId), body }),
  )

export function useMarkRead(applicationId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { party: CaseParty }) =>
      answerOf(api.POST('/api/applications/{applicationId}/messages/read', { ...byId(applicationId), body })),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(applicationId) }),
  })
}

export const useMarkDone = (applicationId: string) =>
  useThreadCall(applicationId, (body: { party: CaseParty; done: boolean }) =>
    api.POST('/api/applications/{applicationId}/messages/done', { ...byId(applicationId), body }),
  )
