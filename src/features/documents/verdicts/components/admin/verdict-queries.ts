import type { RejectionReason } from '#domain/case-file.ts'
import { answerOf, createApi } from '#features/admin/components/api.ts'
import { byItem, useChange } from '#features/documents/checklist/components/admin/checklist-queries.ts'
import type { RoutesOf } from '#lib/define-api.ts'
import type { verdictsApi } from '../../api.ts'

const api = createApi<RoutesOf<typeof verdictsApi>>()

export type Verdict = { itemId: string; version: number } & (
  | { verdict: 'accepted' }
  | { verdict: 'rejected'; why: RejectionReason; words: string; tell: boolean }
)

export const useJudge = (applicationId: string) =>
  useChange(applicationId, ({ itemId, ...body }: Verdict) =>
    answerOf(
      api.POST('/api/applications/{applicationId}/checklist/items/{itemId}/verdict', {
        params: byItem(applicationId, itemId),
        body,
      }),
    ),
  )
