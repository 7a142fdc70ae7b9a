import { useState } from 'react'

/** Which tab is open, and how often a key has asked for it. */
export function useComposing() {
  const [{ tab, called }, set] = useState({ tab: 'note', called: 0 })
  return {
    tab,
    called,
    show: (chosen: string) => set({ tab: chosen, called: 0 }),
    /** Also moves the focus there. */
    call: (chosen: string) => set((before) => ({ tab: chosen, called: before.called + 1 })),
  }
}
export type Composing = ReturnType<typeof useComposing>
