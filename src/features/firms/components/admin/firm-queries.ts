import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { firmApi } from '../../api.ts'
import type { Firm, FirmChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof firmApi>>()
const byId = (applicationId: string) => ({ params: { path: { applicationId } } })
const keyOf = (applicationId: string) => [applicationsPath, applicationId, 'firm'] as const

/** An attorney who applies is the firm: then there is none to ask for. */
export function useFirm(applicationId: string, isAsked = true) {
  return useQuery({
    queryKey: keyOf(applicationId),
    queryFn: () => answerOf(api.GET('/api/applications/{applicationId}/firm', byId(applicationId))),
    enabled: isAsked,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Each call answers with the firm as it is now. What was refused may have changed: then it is read again. */
function useFirmCall<Input>(applicationId: string, call: (input: Input) => Promise<{ data: Firm }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => answerOf(call(input)),
    onSuccess: (firm) => client.setQueryData(keyOf(applicationId), firm),
    // The timeline tells it too.
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, applicationId] }),
  })
}

export const useChangeFirm = (applicationId: string) =>
  useFirmCall(applicationId, (body: FirmChange) =>
    api.PUT('/api/applications/{applicationId}/firm', { ...byId(applicationId), body }),
  )

export const useVerifyFirm = (applicationId: string) =>
  useFirmCall(applicationId, (body: { version: number }) =>
    api.POST('/api/applications/{applicationId}/firm/verify', { ...byId(applicationId), body }),
  )

export const useAskFirm = (applicationId: string) =>
  useFirmCall(applicationId, () =>
    api.POST('/api/applications/{applicationId}/firm/ask', byId(applicationId)),
  )

export const useReplaceFirmLink = (applicationId: string) =>
  useFirmCall(applicationId, () =>
    api.POST('/api/applications/{applicationId}/firm/link', byId(applicationId)),
  )
