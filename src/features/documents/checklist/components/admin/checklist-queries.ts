import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CaseParty } from '#domain/case-file.ts'
import type { DocumentType } from '#domain/documents.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { useChange } from '#features/admin/components/use-change.ts'
import { keyOf } from '#features/documents/files/components/admin/document-queries.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { checklistApi } from '../../api.ts'
import type { ChecklistItem } from '../../schema.ts'

const api = createApi<RoutesOf<typeof checklistApi>>()

export const byItem = (applicationId: string, itemId: string) => ({ path: { applicationId, itemId } })

export function useChecklist(applicationId: string) {
  return useQuery({
    queryKey: [...keyOf(applicationId), 'checklist'],
    queryFn: () =>
      answerOf(
        api.GET('/api/applications/{applicationId}/checklist', { params: { path: { applicationId } } }),
      ),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}

/** Refreshes all that is shown of the application: its files and its timeline mention the change too. */
export function useApplicationChange<Change, Result>(
  applicationId: string,
  mutationFn: (change: Change) => Promise<Result>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(applicationId) }),
  })
}

export type NewItem = {
  party: CaseParty
  documentType: DocumentType
  name?: string
  help?: string
  isRequired?: boolean
}

export const useAddItem = (applicationId: string) =>
  useChange(
    (body: NewItem) =>
      answerOf(
        api.POST('/api/applications/{applicationId}/checklist/items', {
          params: { path: { applicationId } },
          body,
        }),
      ),
    { reads: [keyOf(applicationId)], done: () => 'Item added', failed: 'Not added' },
  )

export type ItemChange = { name?: string; help?: string; isRequired?: boolean; waived?: boolean }

export const useChangeItem = (applicationId: string) =>
  useApplicationChange(applicationId, ({ item, ...changes }: ItemChange & { item: ChecklistItem }) =>
    answerOf(
      api.PATCH('/api/applications/{applicationId}/checklist/items/{itemId}', {
        params: byItem(applicationId, item.id),
        body: { version: item.version, ...changes },
      }),
    ),
  )

export const useOrderItems = (applicationId: string) =>
  useChange(
    (ids: string[]) =>
      answerOf(
        api.PUT('/api/applications/{applicationId}/checklist/order', {
          params: { path: { applicationId } },
          body: { ids },
        }),
      ),
    { reads: [keyOf(applicationId)], failed: 'Not moved' },
  )

export type DocumentChange = {
  itemId?: string | null
  title?: string
  was?: { itemId?: string | null; title?: string | null }
}

export const useChangeDocument = (applicationId: string) =>
  useApplicationChange(applicationId, ({ documentId, ...body }: DocumentChange & { documentId: string }) =>
    answerOf(
      api.PATCH('/api/applications/{applicationId}/documents/{documentId}', {
        params: { path: { applicationId, documentId } },
        body,
      }),
    ),
  )
