import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'
import { useWords } from './locale.tsx'
import { Button } from './plain-button.tsx'
import { uiWords } from './words.ts'

export type DialogProps = {
  open: boolean
  /** Called on Escape, the close button and the system's back gesture. The caller may ask first and keep it open. */
  onClose: () => void
  title: ReactNode
  /** Beside the title, and not part of the dialog's name. */
  about?: ReactNode
  /** Buttons, most expected first. They stay in view while the body scrolls. */
  actions?: ReactNode
  /** Takes the focus instead of the title, for example the first field of a short form. */
  initialFocus?: RefObject<HTMLElement | null>
  closeLabel?: string
  wide?: boolean
  children: ReactNode
}

/** The browser's own: it makes the page inert, listens for Escape, returns the focus, injects nothing. */
export function Dialog(props: DialogProps) {
  const words = useWords(uiWords)
  const { open, onClose, closeLabel = words.close, initialFocus } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [closings, setClosings] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a closing of the browser's own it opens again.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const page = document.documentElement
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
    element.showModal()
    const target = initialFocus?.current ?? title.current
    target?.focus()
    // Also when an open dialog is removed: closing returns the focus, but only while it is in the document.
    return () => element.close()
  }, [open, initialFocus, closings])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // Catches Escape before the browser does: a second one in a row would close every open dialog without asking
        // (https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers).
        event.preventDefault()
        onClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget || !event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Respond only if the browser closed it: the event comes late, and by then we may have opened it again.
        if (!open || event.currentTarget.open) return
        onClose()
        setClosings((count) => count + 1)
      }}
      className={classNames('dialog on-sheet', props.wide && 'dialog-wide')}
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 ref={title} id={titleId} tabIndex={-1}>
              {props.title}
            </h2>
            {props.about && <div className="dialog-about">{props.about}</div>}
            <Button variant="quiet" size="icon" onClick={onClose} aria-label={closeLabel}>
              <CloseIcon />
            </Button>
          </div>
          <div className="dialog-body">{props.children}</div>
          {props.actions && <div className="dialog-actions">{props.actions}</div>}
        </>
      )}
    </dialog>
  )
}
