import { useState } from 'react'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/** Keeps unsent text by subject: switching away and back loses nothing, and leaving the screen asks first. */
export function useDrafts<Draft>(isTyped: (draft: Draft) => boolean): Map<string, Draft> {
  const [drafts] = useState(() => new Map<string, Draft>())
  useUnsavedGuard(() => [...drafts.values()].some(isTyped))
  return drafts
}
