import type { QueryClient } from '@tanstack/react-query'
import type { Choosable, ListedApplication } from '../../schema.ts'

/** The first part of the key of every query about applications: invalidating it refreshes all of them. */
export const applicationsPath = '/api/applications'
export const listKey = [applicationsPath, 'list'] as const

export const refreshApplications = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [applicationsPath] })

/** A list that is on its way still has what is being changed as it was. */
export const stopReading = (client: QueryClient) => client.cancelQueries({ queryKey: listKey })

/** Puts changed rows into every list that shows them; they keep their places until the list is read again. */
export function putRows(client: QueryClient, changed: readonly Partial<Choosable>[]) {
  const byId = new Map(changed.map((row) => [row.id, row]))
  client.setQueriesData<{ applications: ListedApplication[] }>(
    { queryKey: listKey },
    (list) =>
      list && { ...list, applications: list.applications.map((row) => ({ ...row, ...byId.get(row.id) })) },
  )
}
