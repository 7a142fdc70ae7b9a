import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { firmsPath } from '../../../people/components/admin/person-queries.ts'
import type { firmLinksApi } from '../../api.ts'
import type { GroupLink, GroupRefusal, GroupUndo, TypedFirms } from '../../schema.ts'

const api = createApi<RoutesOf<typeof firmLinksApi>>()
const typedKey = [firmsPath, 'typed'] as const
const limit = 50

export function useTypedFirms(q: string) {
  const query = { limit, ...(q && { q }) }
  return useInfiniteQuery({
    queryKey: [...typedKey, q],
    queryFn: ({ pageParam }) =>
      answerOf(
        api.GET('/api/firms/typed', {
          params: { query: { ...query, ...(pageParam && { after: pageParam }) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The line goes at once: somebody who links hundreds doesn't wait for an answer. It comes back if that failed. */
export function useLinkGroup() {
  const client = useQueryClient()
  const { reportFailure } = useOutcome()
  return useMutation({
    mutationFn: (body: GroupLink) => answerOf(api.POST('/api/firms/typed/links', { body })),
    onMutate: ({ key }) => dropGroup(client, key),
    onError: (error) => {
      reportFailure(error, 'Please try again.', 'Not linked')
      return client.invalidateQueries({ queryKey: typedKey })
    },
    onSettled: () => refreshBesides(client),
  })
}

function dropGroup(client: ReturnType<typeof useQueryClient>, key: string) {
  client.setQueriesData<InfiniteData<TypedFirms>>(
    { queryKey: typedKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          groups: page.groups.filter((group) => group.key !== key),
        })),
      },
  )
}

export function useUndoGroup() {
  const client = useQueryClient()
  const { reportFailure } = useOutcome()
  return useMutation({
    mutationFn: (body: GroupUndo) => answerOf(api.POST('/api/firms/typed/links/undo', { body })),
    onError: (error) => reportFailure(error, 'Please try again.', 'Still linked'),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: typedKey }), refreshBesides(client)]),
  })
}

/** The list is read again: the next likeliest firm takes the place of the refused one. */
export function useRefuseGroup() {
  const client = useQueryClient()
  const { reportFailure } = useOutcome()
  return useMutation({
    mutationFn: (body: GroupRefusal) => answerOf(api.PUT('/api/firms/typed/refusals', { body })),
    onError: (error) => reportFailure(error, 'Please try again.', 'Not changed'),
    onSettled: () => client.invalidateQueries({ queryKey: typedKey }),
  })
}

/** Everything but the list that somebody is working through. */
const refreshBesides = (client: ReturnType<typeof useQueryClient>) =>
  Promise.all([
    client.invalidateQueries({
      predicate: ({ queryKey: [path, part] }) => path === firmsPath && part !== 'typed',
    }),
    client.invalidateQueries({ queryKey: [applicationsPath] }),
  ])
