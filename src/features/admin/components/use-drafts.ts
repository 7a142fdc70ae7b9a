import { useState } from 'react'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/**
 * What was typed and not sent, by what it is about: turning to another one and back loses nothing, and whoever leaves the
 * screen is asked.
 */
export function useDrafts<Draft>(isTyped: (draft: Draft) => boolean): Map<string, Draft> {
  const [drafts] = useState(() => new Map<string, Draft>())
  useUnsavedGuard(() => [...drafts.values()].some(isTyped))
  return drafts
}
