import { useState } from 'react'

/** One thing that was typed or chosen and not sent, kept while the reviewer looks at other files. */
export function useDraft(drafts: Map<string, string>, place: string) {
  const [value, keep] = useState(drafts.get(place) ?? '')
  const setValue = (changed: string) => {
    keep(changed)
    drafts.set(place, changed)
  }
  return [value, setValue] as const
}
