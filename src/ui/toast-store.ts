import type { ReactNode } from 'react'

/** A newer message replaces the current one. */
const TOAST_LIMIT = 1
/** A dismissed toast keeps its words this long, so that it can leave with them in place. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000

export type ToastOptions = {
  title?: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive' | undefined
  /** Milliseconds, if not the usual 5 s. */
  duration?: number | undefined
  action?: { label: string; onSelect: () => void } | undefined
}

export type ToastRecord = ToastOptions & { id: number; open: boolean }

export type ToastStore = ReturnType<typeof createToastStore>

/** One store per provider: the server renders many visitors in one process, and they must not share one. */
export function createToastStore() {
  let toasts: readonly ToastRecord[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const removals = new Map<number, ReturnType<typeof setTimeout>>()

  function set(next: readonly ToastRecord[]) {
    toasts = next
    for (const [id, timer] of removals) {
      if (toasts.some((toast) => toast.id === id)) continue
      clearTimeout(timer)
      removals.delete(id)
    }
    for (const listener of listeners) listener()
  }

  function show(options: ToastOptions): number {
    lastId += 1
    set([{ ...options, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT))
    return lastId
  }

  function dismiss(id: number) {
    const toast = toasts.find((candidate) => candidate.id === id)
    if (!toast?.open) return
    const remove = () => set(toasts.filter((candidate) => candidate.id !== id))
    removals.set(id, setTimeout(remove, TOAST_REMOVE_DELAY_MS))
    set(toasts.map((candidate) => (candidate.id === id ? { ...candidate, open: false } : candidate)))
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { show, dismiss, subscribe, snapshot: () => toasts }
}
