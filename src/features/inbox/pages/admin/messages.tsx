import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { KeyHint, Keys } from '#features/admin/kit/components/keys.tsx'
import { brand } from '#site/brand.ts'
import { CaseThread } from '../../components/admin/case-thread.tsx'
import { ContactThread } from '../../components/admin/contact-thread.tsx'
import { useInboxDrafts } from '../../components/admin/inbox-drafts.ts'
import { InboxList, openedBy } from '../../components/admin/inbox-list.tsx'
import { isSame, keyOf, type Opened, useInboxListState } from '../../components/admin/inbox-list-state.ts'
import { useInbox, useInboxNews } from '../../components/admin/inbox-queries.ts'
import { InboxTabs, isFilter } from '../../components/admin/inbox-tabs.tsx'
import { useRefreshMessages } from '../../components/admin/message-queries.ts'
import '../../components/admin/inbox.css'

export const meta = () => [{ title: `Messages | ${brand.name}` }, { name: 'robots', content: 'noindex' }]

export default function Messages() {
  const { listState, searchFor } = useInboxListState()
  const navigate = useNavigate()
  const inbox = useInbox(listState)
  const news = useInboxNews(inbox.data?.askedAt ?? 0)
  const refresh = useRefreshMessages()
  const drafts = useInboxDrafts()
  const { singleKeys } = usePerson()
  const { reportSuccess, reportFailure } = useOutcome()
  const [isFiltering, setFiltering] = useState(listState.q !== '' || isFilter(listState.state))
  const [undo, setUndo] = useState<() => void>()
  const rows = inbox.data?.rows ?? []
  const at = rows.findIndex((row) => isSame(openedBy(row), listState.open))
  const current = rows[at]

  const go = (open: Opened | undefined, replace = false) =>
    navigate({ search: searchFor({ open }) }, { replace, preventScrollReset: true })
  const move = (by: number) => {
    const row = rows[at < 0 ? 0 : at + by]
    if (row) go(openedBy(row), at >= 0)
  }

  /** Done goes on to the next message, and Undo comes back. `take` reloads the list once, so new messages wait. */
  async function finish(isDone: boolean, take: (done: boolean) => Promise<unknown>) {
    const { open } = listState
    const next = rows[at + 1] ?? rows[at - 1]
    try {
      await take(isDone)
      if (!isDone) return
      const takeBack = () => {
        setUndo(undefined)
        void take(false).catch((error) => reportFailure(error, 'Failed to open it again'))
        go(open)
      }
      setUndo(() => takeBack)
      reportSuccess('Done', { action: { label: 'Undo', onSelect: takeBack } })
      if (listState.state !== 'all') go(next && openedBy(next), true)
    } catch (error) {
      reportFailure(error, 'Failed to mark it')
    }
  }

  const group = 'Messages'
  const focusReply = () => {
    const field = document.querySelector<HTMLTextAreaElement>('textarea#inbox-reply')
    field?.focus()
    // Put the cursor at the end of a kept draft.
    field?.setSelectionRange(field.value.length, field.value.length)
  }
  const openApplication = () => document.getElementById('inbox-open-file')?.click()
  useCommands([
    { id: 'inbox-next', label: 'Next message', group, keys: 'j', run: () => move(1) },
    { id: 'inbox-previous', label: 'Previous message', group, keys: 'k', run: () => move(-1) },
    ...(listState.open
      ? [
          { id: 'inbox-reply', label: 'Reply', group, keys: 'r', run: focusReply },
          { id: 'inbox-file', label: 'Open the file', group, keys: 'o', run: openApplication },
        ]
      : []),
    { id: 'inbox-filter', label: 'Filter', group, keys: 'f', run: () => setFiltering(!isFiltering) },
    ...(undo ? [{ id: 'inbox-undo', label: 'Undo', group, keys: 'z', run: undo }] : []),
  ])

  // Opening the filter by its key means typing next.
  useEffect(() => {
    if (isFiltering) document.querySelector<HTMLElement>('.inbox-search input[type=search]')?.focus()
  }, [isFiltering])

  return (
    <div
      className="inbox k-panes on-paper md:grid-cols-[minmax(18rem,26rem)_minmax(0,1fr)]"
      data-open={listState.open ? '' : undefined}
      data-keys={singleKeys ? undefined : 'off'}
    >
      <h1 className="sr-only">Messages</h1>
      <section className="inbox-list flex flex-col border-rule md:border-r" aria-label="Messages">
        <InboxTabs isFiltering={isFiltering} onFilter={() => setFiltering(!isFiltering)} news={news} />
        <div className="k-scroll flex-1 border-t border-rule-strong">
          <InboxList inbox={inbox} />
        </div>
        <Keys
          end={
            <Button kind="bare" onClick={() => void refresh()}>
              Refresh
            </Button>
          }
        >
          <KeyHint keys={['j', 'k']}>move</KeyHint>
          <KeyHint keys={['r']}>reply</KeyHint>
          <KeyHint keys={['o']}>open file</KeyHint>
          <KeyHint keys={['y']}>done</KeyHint>
          <KeyHint keys={['?']}>all keys</KeyHint>
        </Keys>
      </section>
      {listState.open?.kind === 'contact' && (
        <ContactThread key={keyOf(listState.open)} id={listState.open.id} drafts={drafts} onDone={finish} />
      )}
      {listState.open?.kind === 'case' && (
        <CaseThread
          key={keyOf(listState.open)}
          {...listState.open}
          name={current?.name}
          isSettled={current?.kind === 'case' && current.isSettled}
          drafts={drafts}
          onDone={finish}
        />
      )}
      {!listState.open && (
        <p className="on-sheet p-6 text-soft max-md:hidden">Choose a message to read it here.</p>
      )}
    </div>
  )
}
