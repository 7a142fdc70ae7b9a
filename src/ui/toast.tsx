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

/** Not with the page: one that shows no toast does not pay for it. */
const fetchToaster = () => import('./toaster.tsx')

/** Where a lost connection would have to be told of: offline the toaster cannot be fetched any more. */
export const prepareToasts = () => void fetchToaster().catch(() => {})

const none: readonly ToastRecord[] = []

/** Stands once around the whole site. Renders nothing of its own until there is something to say. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, () => none)
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()

  // What cannot be fetched now is fetched with the next toast, and a missing message does not take the page with it.
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

/** `toast({ title, description })` shows a passing message and gives its id; `dismiss(id)` takes it away. */
export function useToast() {
  const store = use(ToastContext)
  if (!store) throw new Error('useToast needs a ToastProvider around it')
  return useMemo(() => ({ toast: store.show, dismiss: store.dismiss }), [store])
}
