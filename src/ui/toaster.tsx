import { Toast } from 'radix-ui'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'
import { useWords } from './locale.tsx'
import type { ToastRecord } from './toast-store.ts'
import { useUncoveredEdge } from './use-uncovered-edge.ts'
import { uiWords } from './words.ts'

const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50
const HOTKEY = ['F8']

export type ToasterProps = { toasts: readonly ToastRecord[]; onDismiss: (id: number) => void }

export default function Toaster({ toasts, onDismiss }: ToasterProps): ReactNode {
  const words = useWords(uiWords)
  const host = useSyncExternalStore(watchDialogs, topmostHost)
  const viewport = useRef<HTMLOListElement>(null)
  const edge = useUncoveredEdge(viewport)
  return createPortal(
    <Toast.Provider
      label={words.notification}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      announcerContainer={host}
    >
      {toasts.map((toast) => (
        <Toast.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && onDismiss(toast.id)}
          {...(toast.duration !== undefined && { duration: toast.duration })}
          className={classNames('toast on-sheet', toast.variant === 'destructive' && 'toast-destructive')}
        >
          <div className="toast-words">
            {toast.title && <Toast.Title className="font-semibold">{toast.title}</Toast.Title>}
            {/* Read aloud as one text: without the space, the title's last word runs into the next. */}{' '}
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </div>
          {toast.action && (
            <Toast.Action
              altText={toast.action.label}
              onClick={toast.action.onSelect}
              className="button button-outline button-small"
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label={words.dismiss} className="button button-quiet button-icon">
            <CloseIcon />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        ref={viewport}
        label={words.notifications}
        hotkey={HOTKEY}
        className="toast-viewport"
        data-edge={edge}
      />
    </Toast.Provider>,
    host,
  )
}

/** While a modal dialog is open, the page behind it is inert and covered, so the toast must go inside the dialog. */
function topmostHost(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
}

function watchDialogs(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
