import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { mailTemplatesApi } from '../../api.ts'
import type { TemplateChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof mailTemplatesApi>>()
const queryKey = ['/api/templates']
const byId = (id: string) => ({ path: { id } })

export const useTemplates = () =>
  useQuery({ queryKey, queryFn: () => answerOf(api.GET('/api/templates')), staleTime: 60_000 })

export function useSaveTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: TemplateChange & { id: string }) =>
      answerOf(api.PUT('/api/templates/{id}', { params: byId(id), body })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export function useRemoveTemplate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      answerOf(api.DELETE('/api/templates/{id}', { params: { ...byId(id), query: { version } } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
