import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Choosable, ListedApplication } from '../../schema/rows.ts'

/** Every application query's key starts with this: invalidating it refreshes them all. */
export const applicationsPath = '/api/applications'
/** The list, the board and the view counts. News waits until somebody asks to see it here. */
export const listKey = [applicationsPath, 'list'] as const

export const refreshApplications = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [applicationsPath] })

/** A list still loading would bring back the old values. */
export const stopReading = (client: QueryClient) => client.cancelQueries({ queryKey: listKey })

/** Updates changed rows in every list. They keep their position until the list is fetched again. */
export function putRows(client: QueryClient, changed: readonly Partial<Choosable>[]) {
  const byId = new Map(changed.map((row) => [row.id, row]))
  client.setQueriesData<{ applications?: ListedApplication[] }>({ queryKey: listKey }, (list) =>
    list?.applications
      ? { ...list, applications: list.applications.map((row) => ({ ...row, ...byId.get(row.id) })) }
      : list,
  )
}

/** A change after which the lists and applications with this key load again. */
export function useApplicationChange<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  queryKey: readonly string[] = [applicationsPath],
) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey }) })
}
