import type { QueryClient } from '@tanstack/react-query'
import type { Choosable, ListedApplication } from '../../schema/rows.ts'

/** The first part of every application query's key: invalidating it refreshes them all. */
export const applicationsPath = '/api/applications'
/** The list, the board and the counts of the views: what news are shown in, and what they wait for. */
export const listKey = [applicationsPath, 'list'] as const

export const refreshApplications = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [applicationsPath] })

/** A list still loading would bring back the old values. */
export const stopReading = (client: QueryClient) => client.cancelQueries({ queryKey: listKey })

/** Updates changed rows in every list that shows them; they keep their places until the list is refetched. */
export function putRows(client: QueryClient, changed: readonly Partial<Choosable>[]) {
  const byId = new Map(changed.map((row) => [row.id, row]))
  client.setQueriesData<{ applications?: ListedApplication[] }>({ queryKey: listKey }, (list) =>
    list?.applications
      ? { ...list, applications: list.applications.map((row) => ({ ...row, ...byId.get(row.id) })) }
      : list,
  )
}
