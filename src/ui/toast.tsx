import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { createToastStore, type ToastRecord, type ToastStore } from './toast-store.ts'
import type { ToasterProps } from './toaster.tsx'

const ToastContext = createContext<ToastStore | null>(null)

/** Loads separately, so that a page without toasts does not pay for it. */
const fetchToaster = () => import('./toaster.tsx')

/** Call it where a lost connection would be reported: the toaster cannot be fetched offline. */
export const prepareToasts = () => void fetchToaster().catch(() => {})

const none: readonly ToastRecord[] = []

/** Wraps the whole site once. Renders nothing of its own until there is something to say. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, () => none)
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()

  // After a failed fetch the next toast tries again, and a missing message does not break the page.
  useEffect(() => {
    if (toasts.length === 0 || Toaster) return
    fetchToaster().then(
      (module) => setToaster(() => module.default),
      () => {},
    )
  }, [toasts, Toaster])
  return (
    <ToastContext value={store}>
      {children}
      {toasts.length > 0 && Toaster && <Toaster toasts={toasts} onDismiss={store.dismiss} />}
    </ToastContext>
  )
}

/** `toast({ title, description })` shows a passing message and returns its id; `dismiss(id)` removes it. */
export function useToast() {
  const store = use(ToastContext)
  if (!store) throw new Error('useToast needs a ToastProvider around it')
  return useMemo(
    () => ({
      toast: store.show,
      dismiss: store.dismiss,
      /** The one that is on the screen. */
      shown: () => store.snapshot().find(({ open }) => open),
    }),
    [store],
  )
}
