import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { contractPapersApi } from '#features/contracts/api.ts'
import type { contractsApi } from '#features/contracts/records/api.ts'
import type { Contract, NewContract, Reissue } from '#features/contracts/records/schema.ts'
import type { sendingApi } from '#features/contracts/sending/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'

const api = createApi<RoutesOf<typeof contractsApi>>()
const sending = createApi<RoutesOf<typeof sendingApi>>()
const papers = createApi<RoutesOf<typeof contractPapersApi>>()

const byId = (id: string) => ({ params: { path: { id } } })
const keyOf = (applicationId: string) => [applicationsPath, applicationId, 'contracts']

const readContracts = (id: string) => answerOf(api.GET('/api/applications/{id}/contracts', byId(id)))

/** News of the file read them again. */
export const useContracts = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: () => readContracts(id),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

/** A sent one never changes. */
export function useContractPaper(applicationId: string, contract: Contract | undefined) {
  const { id = '', status } = contract ?? {}
  return useQuery({
    queryKey: [...keyOf(applicationId), id, 'paper', status === 'drafted' ? 'draft' : 'sealed'],
    queryFn: () => answerOf(papers.GET('/api/contracts/{id}/paper', byId(id))),
    enabled: contract !== undefined,
    staleTime: status === 'drafted' ? 0 : Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
}

/** Every answer is the contract as it is now; the list follows. */
function useContractCall<Asked>(applicationId: string, call: (asked: Asked) => Promise<Contract>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: call, onSettled: () => refresh(client, applicationId) })
}

const refresh = (client: QueryClient, applicationId: string) =>
  client.invalidateQueries({ queryKey: [applicationsPath, applicationId] })

export const useDraft = (applicationId: string) =>
  useContractCall(applicationId, (body: NewContract) =>
    answerOf(api.POST('/api/applications/{id}/contracts', { ...byId(applicationId), body })),
  )

export const useReissue = (applicationId: string, id: string) =>
  useContractCall(applicationId, (body: Reissue) =>
    answerOf(api.POST('/api/contracts/{id}/reissue', { ...byId(id), body })),
  )

export const useSend = (applicationId: string, id: string) =>
  useContractCall(applicationId, (onPaper: boolean) =>
    answerOf(sending.POST('/api/contracts/{id}/sending', { ...byId(id), body: { onPaper } })),
  )

export const useVoid = (applicationId: string, id: string) =>
  useContractCall(applicationId, (reason: string) =>
    answerOf(api.POST('/api/contracts/{id}/voiding', { ...byId(id), body: { reason } })),
  )
