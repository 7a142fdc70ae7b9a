import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import type { mailTemplatesApi } from '../../api.ts'
import type { TemplateChange } from '../../schema.ts'

const api = createApi<RoutesOf<typeof mailTemplatesApi>>()
const queryKey = ['/api/templates']
const byId = (id: string) => ({ path: { id } })

export const useTemplates = () =>
  useQuery({ queryKey, queryFn: () => answerOf(api.GET('/api/templates')), staleTime: 60_000 })

function useTemplateCall<Change, Answer>(call: (change: Change) => Promise<{ data: Answer }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => answerOf(call(change)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export const useSaveTemplate = () =>
  useTemplateCall(({ id, ...body }: TemplateChange & { id: string }) =>
    api.PUT('/api/templates/{id}', { params: byId(id), body }),
  )

export const useRemoveTemplate = () =>
  useTemplateCall(({ id, version }: { id: string; version: number }) =>
    api.DELETE('/api/templates/{id}', { params: { ...byId(id), query: { version } } }),
  )

/** The browser draws it, so that a template sent twice is saved once. Pages without https lack randomUUID. */
export const makeTemplateId = (): string =>
  makeSubmissionKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
