import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useFocusOnOpen } from '#features/admin/components/use-focus-on-open.ts'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { KeyCap } from '#features/admin/kit/components/keys.tsx'
import { ArrowRightIcon } from '#ui/icons.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
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
  useCommands([
    { id: 'message-done', label: isDone ? 'Open again' : 'Done', group: 'Message', keys: 'y', run: onDone },
    ...(more ? [{ id: 'message-more', label: 'More', group: 'Message', keys: '.', run: more.toggle }] : []),
  ])
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

type ThreadFrameProps = {
  /** "message" or "messages" */
  what: string
  query: { data: unknown; error: Error | null; refetch: () => unknown }
  children: ReactNode
}

export function ThreadFrame({ what, query: { data, error, refetch }, children }: ThreadFrameProps) {
  const section = useRef<HTMLElement>(null)
  useFocusOnOpen(section)
  return (
    <section ref={section} tabIndex={-1} aria-label="Message" className="inbox-thread">
      {error && !data && (
        <LoadFailure
          title={`Failed to fetch the ${what}`}
          error={error}
          fallback={`The ${what} could not be read.`}
          onRetry={refetch}
        />
      )}
      {!data && !error && <LoadingText>Loading the {what}…</LoadingText>}
      {children}
    </section>
  )
}
