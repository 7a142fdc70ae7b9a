import { useQueryClient } from '@tanstack/react-query'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { paths } from '#site/paths.ts'

/**
 * Text that was typed and not sent, by application and recipient. It lives in the tab's cache until sign-out: the list,
 * the viewer and other applications keep it, and leaving them asks first.
 */
export function useUnsentDrafts(): Map<string, string> {
  return useTabDrafts(
    ['unsent words of files'],
    () => new Map<string, string>(),
    (drafts) => [...drafts.values()],
  )
}

/** Leaving the list, the applications and the messages asks first. */
export function useTabDrafts<Drafts>(
  key: string[],
  create: () => Drafts,
  list: (drafts: Drafts) => string[],
) {
  const queries = useQueryClient()
  const stored = queries.getQueryData<Drafts>(key)
  const drafts = stored ?? create()
  if (!stored) {
    queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData(key, drafts)
  }
  useUnsavedGuard(() => list(drafts).some((words) => words.trim() !== ''), {
    within: [paths.adminApplications, paths.adminMessages],
  })
  return drafts
}
