import { useQueryClient } from '@tanstack/react-query'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { paths } from '#site/paths.ts'

const draftsKey = ['unsent words of files']

/**
 * Text that was typed and not sent, by application and recipient. It lives in the tab's cache until sign-out: the list,
 * the viewer and other applications keep it, and leaving them asks first.
 */
export function useUnsentDrafts(): Map<string, string> {
  const queries = useQueryClient()
  const kept = queries.getQueryData<Map<string, string>>(draftsKey)
  const drafts = kept ?? new Map<string, string>()
  if (!kept) {
    queries.setQueryDefaults(draftsKey, { gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData(draftsKey, drafts)
  }
  useUnsavedGuard(() => [...drafts.values()].some((words) => words.trim() !== ''), {
    within: [paths.adminApplications, paths.adminMessages],
  })
  return drafts
}
