import { useQueryClient } from '@tanstack/react-query'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { paths } from '#site/paths.ts'

const draftsKey = ['unsent words of files']

/**
 * Words that were typed and not sent, by file and addressee. They live in the cache of the tab, which ends with the
 * sign-in: going to the list, the viewer or another file loses nothing, and leaving these and the messages asks first.
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
