import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { accessPageSize } from '#domain/access.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { accessLogApi } from '../../api.ts'
import type { EntryFilters } from '../../schema.ts'

const api = createApi<RoutesOf<typeof accessLogApi>>()

const logKey = '/api/admin/access-log'
const newest: number = Number.MAX_SAFE_INTEGER

export const useLog = (filters: EntryFilters) =>
  useInfiniteQuery({
    queryKey: [logKey, filters],
    queryFn: ({ pageParam: before }) =>
      answerOf(api.GET('/api/admin/access-log', { params: { query: { ...filters, before } } })),
    initialPageParam: newest,
    getNextPageParam: ({ entries }) =>
      entries.length === accessPageSize ? entries.at(-1)?.number : undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useEntry = (number: number) =>
  useQuery({
    queryKey: [logKey, number],
    queryFn: () =>
      answerOf(api.GET('/api/admin/access-log/{number}', { params: { path: { number: String(number) } } })),
    placeholderData: keepPreviousData,
  })

/** Goes through the whole log, in as many calls as it takes. */
export function useLogCheck() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      let from: number | undefined
      while (true) {
        const checked = await answerOf(api.POST('/api/admin/access-log/check', { body: { from } }))
        if (checked.next === null) return checked
        from = checked.next
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [logKey] }),
  })
}
