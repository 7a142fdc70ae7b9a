import { useState } from 'react'

export function useDraft(drafts: Map<string, string>, place: string) {
  const [value, keep] = useState(drafts.get(place) ?? '')
  const setValue = (changed: string) => {
    keep(changed)
    drafts.set(place, changed)
  }
  return [value, setValue] as const
}
