import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StateCode } from '#domain/states.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { rulesApi } from '../../api.ts'
import type { RuleInput, StateOverview, StateRule } from '../../schema.ts'

const api = createApi<RoutesOf<typeof rulesApi>>()

const rulesKey = '/api/admin/state-rules'

export const rulesQuery = queryOptions({
  queryKey: [rulesKey],
  queryFn: () => answerOf(api.GET('/api/admin/state-rules')),
  staleTime: 0,
})

export function useStateRule(code: StateCode | undefined) {
  const { data } = useQuery({
    queryKey: ['/api/state-rules'],
    queryFn: () => answerOf(api.GET('/api/state-rules')),
  })
  return data?.find((state) => state.code === code)
}

export const historyQuery = (code: StateCode) =>
  queryOptions({
    queryKey: [rulesKey, code],
    queryFn: () => answerOf(api.GET('/api/admin/state-rules/{code}/history', { params: { path: { code } } })),
    staleTime: 0,
  })

export const writeRule = (code: StateCode, body: RuleInput) =>
  answerOf(api.PUT('/api/state-rules/{code}', { params: { path: { code } }, body }))

export const adoptSuggestions = (codes: StateCode[]) =>
  answerOf(api.POST('/api/state-rules/adopt', { body: { codes } }))

export const checkRules = (code: StateCode, version: number) =>
  answerOf(api.POST('/api/state-rules/{code}/check', { params: { path: { code } }, body: { version } }))

export const withdrawRule = (code: StateCode, effectiveFrom: string, version?: number) =>
  answerOf(
    api.DELETE('/api/state-rules/{code}/{effectiveFrom}', {
      params: { path: { code, effectiveFrom }, query: { version } },
    }),
  )

/** Sending a rule again doesn't confirm it in another person's name. */
function toInput(
  { code, origin, effectiveFrom, confirmedBy, checkedOn, ...rest }: StateRule,
  person: string,
): RuleInput {
  return {
    ...rest,
    ...(effectiveFrom && { effectiveFrom }),
    checkedOn: confirmedBy === person ? checkedOn : null,
  }
}

/** Restores a state's rules. The history keeps the way there and back. */
export async function restoreRules(before: StateOverview, person: string) {
  const { code } = before
  const states = await answerOf(api.GET('/api/admin/state-rules'))
  const now = standingOf(states.find((state) => state.code === code) ?? before)
  const then = standingOf(before)
  const isIn = (rules: readonly StateRule[], { effectiveFrom }: StateRule) =>
    rules.some((rule) => rule.effectiveFrom === effectiveFrom)
  for (const rule of now)
    if (rule.effectiveFrom && !isIn(then, rule)) await withdrawRule(code, rule.effectiveFrom)
  const untouched = new Set(now.map((rule) => JSON.stringify(rule)))
  for (const rule of then)
    if (rule.effectiveFrom && !untouched.has(JSON.stringify(rule)))
      await writeRule(code, toInput(rule, person))
}

const standingOf = ({ rule, coming }: StateOverview) => [rule, ...coming]

export function useRuleChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: [rulesKey] }),
  })
}
