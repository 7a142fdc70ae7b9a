import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CaseParty } from '#domain/case-file.ts'
import { answerOf, createApi, reasonOf } from '#features/admin/components/api.ts'
import { refreshApplications } from '#features/applications/components/admin/application-cache.ts'
import type { Choosable } from '#features/applications/schema/rows.ts'
import type { requestsApi } from '#features/documents/requests/api/requests.ts'
import type { RoutesOf } from '#lib/define-api.ts'

const api = createApi<RoutesOf<typeof requestsApi>>()

export type BulkRequest = {
  applications: readonly Choosable[]
  party: CaseParty
  setStatus: boolean
  /** The same when sent again: nobody is asked twice. */
  submissionKey: string
}

export type RequestOutcome = {
  sent: Choosable[]
  refused: { application: Choosable; reason: string }[]
}

/** Asks one after the other. One that fails doesn't stop the rest. */
export function useBulkRequest(onProgress: (done: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ applications, ...request }: BulkRequest): Promise<RequestOutcome> => {
      const outcome: RequestOutcome = { sent: [], refused: [] }
      for (const [place, application] of applications.entries()) {
        const reason = await requestFrom(application.id, request)
        if (reason === undefined) outcome.sent.push(application)
        else outcome.refused.push({ application, reason })
        onProgress(place + 1)
      }
      return outcome
    },
    onSettled: () => void refreshApplications(client),
  })
}

async function requestFrom(
  applicationId: string,
  { party, setStatus, submissionKey }: Omit<BulkRequest, 'applications'>,
): Promise<string | undefined> {
  const params = { path: { applicationId } }
  try {
    const { drafts } = await answerOf(api.GET('/api/applications/{applicationId}/requests', { params }))
    const draft = drafts.find((one) => one.party === party)
    if (!draft) return 'There is no law firm to ask.'
    if (draft.problem) return draft.problem
    if (draft.items.length === 0) return 'Nothing is missing.'
    const itemIds = draft.items.map(({ id }) => id)
    const body = { party, itemIds, text: draft.text, submissionKey, setStatus }
    await answerOf(api.POST('/api/applications/{applicationId}/requests', { params, body }))
    return undefined
  } catch (error) {
    return reasonOf(error, 'It could not be sent. Please try again.')
  }
}
