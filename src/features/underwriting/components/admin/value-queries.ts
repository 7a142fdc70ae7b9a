import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { applicationsPath } from '#features/applications/components/admin/application-cache.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { underwritingApi } from '../../api.ts'
import { kindOf, type NewLine } from '../../schema/lines.ts'
import type { ValueLine, ValueSheet } from '../../schema/sheet.ts'
import type { SheetCalls } from './use-sheet.ts'

const api = createApi<RoutesOf<typeof underwritingApi>>()

const keyOf = (id: string, number?: number) => [
  ...[applicationsPath, id, 'value'],
  ...(number === undefined ? [] : [number]),
]
const byId = (id: string) => ({ path: { id } })

/** Without a number the latest version. News of the file read it again. */
export const useValue = (id: string, number?: number) =>
  useQuery({
    queryKey: [...keyOf(id), number ?? 'latest'],
    queryFn: () => readValue(id, number),
    // A closed version never changes, and a colleague may have typed while nobody looked.
    staleTime: number === undefined ? 0 : Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: number === undefined,
  })

/** For the file, which doesn't open the sheet. */
export const useValueGrade = (id: string) =>
  useQuery({
    queryKey: [...keyOf(id), 'grade'],
    queryFn: () => answerOf(api.GET('/api/applications/{id}/value/grade', { params: byId(id) })),
  })

const readValue = (id: string, number?: number) =>
  number === undefined
    ? answerOf(api.GET('/api/applications/{id}/value', { params: byId(id) }))
    : answerOf(
        api.GET('/api/applications/{id}/value/versions/{number}', { params: { path: { id, number } } }),
      )

/** Every answer is the whole sheet, so that a colleague's lines come with it. */
export function useSheetCalls(id: string): SheetCalls & { begin: (from: number) => Promise<void> } {
  const client = useQueryClient()
  const { reportSuccess, reportFailure } = useOutcome()
  const keep = (sheet: ValueSheet) => keepSheet(client, id, sheet)
  const latest = () => client.getQueryData<ValueSheet>([...keyOf(id), 'latest'])
  return {
    async add(line) {
      const known = new Set(latest()?.lines.map((one) => one.id))
      const sheet = await answerOf(
        api.POST('/api/applications/{id}/value/lines', { params: byId(id), body: line }),
      )
      keep(sheet)
      return findAdded(sheet, line, known)
    },
    async change(lineId, body) {
      const params = { path: { id, lineId } }
      const sheet = await answerOf(api.PUT('/api/applications/{id}/value/lines/{lineId}', { params, body }))
      keep(sheet)
      return sheet.lines.find((line) => line.id === lineId)
    },
    async remove({ id: lineId, version }) {
      const params = { path: { id, lineId: lineId ?? '' }, query: { version } }
      keep(await answerOf(api.DELETE('/api/applications/{id}/value/lines/{lineId}', { params })))
    },
    async refresh() {
      keep(await readValue(id))
    },
    async begin(from) {
      try {
        const sheet = await answerOf(
          api.POST('/api/applications/{id}/value/versions', { params: byId(id), body: { from } }),
        )
        keep(sheet)
        reportSuccess(`Version ${sheet.number} is open`)
      } catch (error) {
        reportFailure(error, 'It could not begin. Please try again.', 'No new version')
        await client.invalidateQueries({ queryKey: keyOf(id) })
      }
    },
  }
}

function keepSheet(client: QueryClient, id: string, sheet: ValueSheet) {
  client.setQueryData([...keyOf(id), 'latest'], (before: ValueSheet | undefined) =>
    before && isOlder(sheet, before) ? before : sheet,
  )
}

/** Two answers may overtake one another. */
const isOlder = (one: ValueSheet, other: ValueSheet) =>
  one.number < other.number || (one.number === other.number && one.revision < other.revision)

function findAdded(
  sheet: ValueSheet,
  line: NewLine,
  known: ReadonlySet<string | null>,
): ValueLine | undefined {
  const own = sheet.lines.filter(({ name, id }) => name === line.name && id !== null)
  if (!kindOf(line.name).many) return own[0]
  return (
    own.find(({ key }) => line.replaces !== undefined && key === line.replaces) ??
    own.findLast(({ id }) => !known.has(id))
  )
}
