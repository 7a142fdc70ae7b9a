import { useState } from 'react'

/** Which part of the composer is on show, and how often somebody called for it by its key. */
export function useComposing() {
  const [{ tab, called }, set] = useState({ tab: 'note', called: 0 })
  return {
    tab,
    called,
    show: (chosen: string) => set({ tab: chosen, called: 0 }),
    /** Shows it and puts the focus there. */
    call: (chosen: string) => set((before) => ({ tab: chosen, called: before.called + 1 })),
  }
}
export type Composing = ReturnType<typeof useComposing>
