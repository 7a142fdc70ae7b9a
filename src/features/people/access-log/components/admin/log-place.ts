import { useSearchParams } from 'react-router'
import { type EntryFilters, entryFiltersSchema } from '../../schema.ts'

export type LogPlace = { filters: EntryFilters; entry: number | undefined }

function readPlace(params: URLSearchParams): LogPlace {
  const given = [...params].filter(([, value]) => value !== '')
  const filters = entryFiltersSchema.safeParse(Object.fromEntries(given)).data ?? {}
  const entry = Number(params.get('entry'))
  return { filters, entry: Number.isSafeInteger(entry) && entry > 0 ? entry : undefined }
}

export function searchOf({ filters, entry }: LogPlace): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
  if (entry !== undefined) params.set('entry', String(entry))
  return params.size > 0 ? `?${params}` : '?'
}

export function useLogPlace() {
  const [params] = useSearchParams()
  const place = readPlace(params)
  return {
    place,
    searchFor: (change: Partial<EntryFilters>, entry?: number) =>
      searchOf({ filters: { ...place.filters, ...change }, entry }),
  }
}
