import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
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

/** Each call answers with the firm as it is now. After a refusal it is read again, because it may have changed. */
function useFirmCall<Input>(
  applicationId: string,
  call: (input: Input) => Promise<{ data: Firm }>,
  words?: { done: string; failed?: string },
) {
  const client = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  return useMutation({
    mutationFn: (input: Input) => answerOf(call(input)),
    onSuccess: (firm) => {
      client.setQueryData(keyOf(applicationId), firm)
      if (words) reportSuccess(words.done)
    },
    onError: (error) => words && reportFailure(error, 'Please try again.', words.failed),
    // The timeline has it too.
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, applicationId] }),
  })
}

export const useChangeFirm = (applicationId: string) =>
  useFirmCall(applicationId, (body: FirmChange) =>
    api.PUT('/api/applications/{applicationId}/firm', { ...byId(applicationId), body }),
  )

export const useVerifyFirm = (applicationId: string) =>
  useFirmCall(
    applicationId,
    (body: { version: number }) =>
      api.POST('/api/applications/{applicationId}/firm/verify', { ...byId(applicationId), body }),
    { done: 'Address verified', failed: 'Not verified' },
  )

export const useAskFirm = (applicationId: string) =>
  useFirmCall(
    applicationId,
    () => api.POST('/api/applications/{applicationId}/firm/ask', byId(applicationId)),
    { done: 'The firm has been asked', failed: 'Not asked' },
  )

export const useReplaceFirmLink = (applicationId: string) =>
  useFirmCall(
    applicationId,
    () => api.POST('/api/applications/{applicationId}/firm/link', byId(applicationId)),
    { done: 'Link replaced' },
  )
