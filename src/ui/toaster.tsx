import { Toast } from 'radix-ui'
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'
import { useWords } from './locale.tsx'
import type { ToastRecord } from './toast-store.ts'
import { uiWords } from './words.ts'

const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50
const HOTKEY = ['F8']

export type ToasterProps = { toasts: readonly ToastRecord[]; onDismiss: (id: number) => void }

export default function Toaster({ toasts, onDismiss }: ToasterProps): ReactNode {
  const words = useWords(uiWords)
  const host = useSyncExternalStore(watchDialogs, topmostHost)
  const viewport = useRef<HTMLOListElement>(null)
  const { edge, floor } = usePlace(viewport)
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
          {...(toast.duration !== undefined && {
            duration: toast.duration,
            style: { '--toast-time': `${toast.duration}ms` } as CSSProperties,
          })}
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
        style={{ '--toast-floor': `${floor}px` } as CSSProperties}
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

type Edge = 'top' | 'bottom'
type Box = { top: number; bottom: number; left: number; right: number }

/** The stylesheet puts messages at the top of small screens and at the bottom of others. */
const chooseEdge = (): Edge => (matchMedia('(width >= 48rem)').matches ? 'bottom' : 'top')

/** Where the messages stand: at one edge of the screen, at the lower one this far above it. */
type Place = { edge?: Edge; floor: number }

/** Finds the edge of the screen where a toast covers neither the focused element (WCAG 2.4.11) nor a bar of buttons. */
function usePlace(message: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ floor: 0 })

  useEffect(() => {
    const look = () => {
      if (!message.current) return
      const floor = measureBar()
      const edge = clearEdge(message.current, floor)
      setPlace((last) => (last.edge === edge && last.floor === floor ? last : { edge, floor }))
    }
    look()
    const size = new ResizeObserver(look)
    if (message.current) size.observe(message.current)
    document.addEventListener('focusin', look)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      size.disconnect()
      document.removeEventListener('focusin', look)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [message])

  return place
}

/** How much of the screen's lower edge the form's buttons or the thumb's take. */
function measureBar(): number {
  const bar = document.querySelector('.form-bar, .thumb-bar')?.getBoundingClientRect()
  return bar && bar.top < innerHeight && bar.bottom >= innerHeight - 1 ? innerHeight - bar.top : 0
}

function clearEdge(message: HTMLElement, floor: number): Edge {
  const usual = chooseEdge()
  const focused = document.activeElement
  if (!focused || focused === document.body || message.contains(focused)) return usual
  const edges: Edge[] = usual === 'top' ? ['top', 'bottom'] : ['bottom', 'top']
  // Tries to clear the whole field, with its question and message, and otherwise at least the control.
  for (const part of [focused.closest('.field') ?? focused, focused]) {
    const clear = edges.find((edge) => !overlap(boxAt(edge, message, floor), part.getBoundingClientRect()))
    if (clear) return clear
  }
  return usual
}

function boxAt(edge: Edge, message: HTMLElement, floor: number): Box {
  const { height, left, right } = message.getBoundingClientRect()
  const top = edge === 'top' ? 0 : innerHeight - floor - height
  return { top, bottom: top + height, left, right }
}

const overlap = (one: Box, other: Box) =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right
