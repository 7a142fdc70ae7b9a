import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { lettersApi } from '#features/payoffs/letters/api.ts'
import type { NewPayoffLetter } from '#features/payoffs/letters/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'

const api = createApi<RoutesOf<typeof lettersApi>>()
const byId = (id: string) => ({ path: { id } })

/** What a letter would say, of a day and a contract. News of the file ask again. */
export const usePayoff = (id: string, asked: { through?: string; gross?: number; contract?: string }) =>
  useQuery({
    queryKey: [applicationsPath, id, 'payoff', asked],
    queryFn: () =>
      answerOf(api.GET('/api/applications/{id}/payoff', { params: { ...byId(id), query: asked } })),
    placeholderData: keepPreviousData,
  })

export const useLetters = (id: string) =>
  useQuery({
    queryKey: [applicationsPath, id, 'payoff-letters'],
    queryFn: () => answerOf(api.GET('/api/applications/{id}/payoff-letters', { params: byId(id) })),
  })

export function useMakeLetter(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ contract, ...body }: NewPayoffLetter & { contract?: string | undefined }) =>
      contract
        ? answerOf(api.POST('/api/contracts/{id}/payoff-letters', { params: byId(contract), body }))
        : answerOf(api.POST('/api/applications/{id}/payoff-letters', { params: byId(id), body })),
    onSettled: () => client.invalidateQueries({ queryKey: [applicationsPath, id] }),
  })
}

export const pdfOfLetter = (id: string): string => `/api/payoff-letters/${id}/pdf`
