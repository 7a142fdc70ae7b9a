import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { listKey } from '#features/applications/components/admin/application-cache.ts'
import { filterParams } from '#features/applications/components/admin/list-state.ts'
import { filtersSchema, newestFirst } from '#features/applications/schema/rows.ts'
import type { listApi } from '#features/desk/list/api.ts'
import { useViews } from '#features/desk/views/components/admin/view-queries.ts'
import { builtInViews, type ViewQuery } from '#features/desk/views/schema.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import type { MenuItem } from './menu-items.tsx'

const api = createApi<RoutesOf<typeof listApi>>()

/** One letter finds everybody. */
export const leastLetters = 2
/** As long as fingers take from one letter to the next. */
const pause = 150
const mostFound = 12

export function useFoundFiles(typed: string) {
  const seesFiles = useMayEnter('files')
  const q = typed.trim()
  const [asked, ask] = useState(q)
  useEffect(() => {
    const timer = setTimeout(() => ask(q), pause)
    return () => clearTimeout(timer)
  }, [q])
  const isAsked = seesFiles && asked.length >= leastLetters
  const { data, isFetching } = useQuery({
    queryKey: [...listKey, 'menu', asked],
    queryFn: isAsked
      ? () =>
          answerOf(
            api.GET('/api/applications/desk', { params: { query: { q: asked, pageSize: mostFound } } }),
          )
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const isSought = seesFiles && q.length >= leastLetters
  return { found: isSought ? data : undefined, isSearching: isSought && (q !== asked || isFetching) }
}

export function useViewItems(isShared: boolean): MenuItem[] {
  const { data } = useViews()
  const builtIn = builtInViews
    .filter(({ isForTeams }) => isShared || !isForTeams)
    .map(({ value, label, filters }) => ({ id: value, label, filters, count: data?.builtIn[value] }))
  const saved = (data?.saved ?? []).map(({ id, name, filters, sort, count }) => {
    return { id, label: name, filters: filtersSchema.parse(filters), sort, count }
  })
  return [...saved, ...builtIn].map(({ id, label, count, ...query }) => ({
    id: `view ${id}`,
    label,
    group: 'Views',
    words: 'view',
    note: count && `${formatNumber(count.total)}${count.isMore ? '+' : ''}`,
    to: addressOf(query),
  }))
}

function addressOf({ filters, sort = newestFirst }: ViewQuery): string {
  const params = filterParams(filters)
  if (sort !== newestFirst) params.set('sort', sort)
  return params.size > 0 ? `${paths.adminApplications}?${params}` : paths.adminApplications
}
