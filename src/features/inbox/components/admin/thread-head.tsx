import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { useFocusOnOpen } from '#features/admin/components/use-focus-on-open.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
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
    <header className="inbox-top k-head flex-nowrap bg-sheet">
      <Link
        to={{ search: searchFor({ open: undefined }) }}
        className="button button-quiet button-icon md:hidden"
        aria-label="Back to the messages"
      >
        <ArrowRightIcon className="size-[1em] rotate-180" />
      </Link>
      <h2 className="k-title truncate">{name}</h2>
      <p className="whitespace-nowrap max-xl:hidden">{count}</p>
      <div className="k-end flex-nowrap">
        <Button kind="bare" className="xl:hidden" aria-expanded={file.isShown} onClick={file.toggle}>
          The file
        </Button>
        <Button kind="bare" keys="y" aria-keyshortcuts="y" onClick={onDone}>
          {isDone ? 'Open again' : 'Done'}
        </Button>
        {more && (
          <div className="k-menu">
            <IconButton
              label="More"
              glyph="more"
              aria-expanded={more.isOpen}
              aria-controls={menu}
              aria-keyshortcuts="."
              onClick={more.toggle}
            />
            <div id={menu}>
              {more.isOpen && (
                <div className="k-menu-list grid justify-items-start px-1.5 pt-1" data-side="end">
                  {more.content}
                </div>
              )}
            </div>
          </div>
        )}
      </div>
    </header>
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
    <section ref={section} tabIndex={-1} aria-label="Message" className="inbox-thread on-sheet">
      {!data && (
        <div className="p-6">
          <LoadFailure
            title={`Failed to fetch the ${what}`}
            error={error}
            fallback={`The ${what} could not be read.`}
            onRetry={refetch}
          />
          {!error && <LoadingText>Loading the {what}…</LoadingText>}
        </div>
      )}
      {children}
    </section>
  )
}
