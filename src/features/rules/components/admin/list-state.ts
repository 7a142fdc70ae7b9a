import { useSearchParams } from 'react-router'
import { postures } from '#domain/posture.ts'
import { type StateCode, stateCodes } from '#domain/states.ts'

export const rulesFilters = ['all', ...postures, 'late', 'never'] as const
export type RulesFilter = (typeof rulesFilters)[number]

const views = ['both', 'map', 'table'] as const
type RulesView = (typeof views)[number]

type ListState = { filter: RulesFilter; view: RulesView; state: StateCode | undefined }

const pick = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((one) => one === value)

function searchOf({ filter, view, state }: ListState): string {
  const params = new URLSearchParams({
    ...(filter !== 'all' && { filter }),
    ...(view !== 'both' && { view }),
    ...(state && { state }),
  })
  return `?${params}`
}

export function useListState() {
  const [params] = useSearchParams()
  const listState: ListState = {
    filter: pick(rulesFilters, params.get('filter')) ?? 'all',
    view: pick(views, params.get('view')) ?? 'both',
    state: pick(stateCodes, params.get('state')),
  }
  return { listState, searchFor: (change: Partial<ListState>) => searchOf({ ...listState, ...change }) }
}
