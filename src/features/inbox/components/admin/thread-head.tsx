import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Glyph } from '#features/admin/components/glyph.tsx'
import { KeyCap } from '#features/applications/components/admin/key-cap.tsx'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { useInboxListState } from './inbox-list-state.ts'

type ThreadHeadProps = {
  name: string
  count: string
  isDone: boolean
  onDone: () => void
  /** Only matters where there is no room for both. */
  file: { isShown: boolean; toggle: () => void }
  more: { isOpen: boolean; toggle: () => void; content: ReactNode } | undefined
}

export function ThreadHead({ name, count, isDone, onDone, file, more }: ThreadHeadProps) {
  const { searchFor } = useInboxListState()
  const menu = useId()
  return (
    <div className="inbox-top">
      <Link
        to={{ search: searchFor({ open: undefined }) }}
        className="inbox-back"
        aria-label="Back to the messages"
      >
        <ArrowRightIcon className="size-[1em] rotate-180" />
      </Link>
      <h2>{name}</h2>
      <span className="inbox-since">{count}</span>
      <div className="inbox-acts">
        <button
          type="button"
          className="inbox-quiet inbox-file-toggle"
          aria-expanded={file.isShown}
          onClick={file.toggle}
        >
          The file
        </button>
        <button type="button" className="inbox-quiet" aria-keyshortcuts="y" onClick={onDone}>
          {isDone ? 'Open again' : 'Done'} <KeyCap>y</KeyCap>
        </button>
        {more && (
          <div className="inbox-menu-place">
            <button
              type="button"
              className="inbox-quiet"
              aria-label="More"
              aria-expanded={more.isOpen}
              aria-controls={menu}
              aria-keyshortcuts="."
              onClick={more.toggle}
            >
              <Glyph name="more" />
            </button>
            <div id={menu}>{more.isOpen && <div className="inbox-menu">{more.content}</div>}</div>
          </div>
        )}
      </div>
    </div>
  )
}
