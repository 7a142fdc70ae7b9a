import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { createToastStore, type ToastRecord, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | null>(null)

// Fetched when the first toast is shown: a page that shows none does not pay for it. Offline it cannot be fetched, and a
// missing message must not take the page with it.
const Toaster = lazy(() => import('./toaster.tsx').catch(() => ({ default: () => null })))

const none: readonly ToastRecord[] = []

/** Stands once around the whole site. Renders nothing of its own until there is something to say. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, () => none)
  return (
    <ToastContext value={store}>
      {children}
      {toasts.length > 0 && (
        <Suspense fallback={null}>
          <Toaster toasts={toasts} onDismiss={store.dismiss} />
        </Suspense>
      )}
    </ToastContext>
  )
}

/** `toast({ title, description })` shows a passing message and gives its id; `dismiss(id)` takes it away. */
export function useToast() {
  const store = use(ToastContext)
  if (!store) throw new Error('useToast needs a ToastProvider around it')
  return useMemo(() => ({ toast: store.show, dismiss: store.dismiss }), [store])
}
