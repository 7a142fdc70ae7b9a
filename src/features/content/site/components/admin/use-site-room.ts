import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { useLive } from '#features/live/components/admin/live.tsx'
import type { PreviewedTexts } from '#lib/page-context.ts'
import { formatList } from '#site/staff-format.ts'
import { contentKey, useContentItems, useRegistry } from '../../../components/admin/content-queries.ts'
import { matches } from '../../../components/admin/section-entries.ts'
import type { ContentItem } from '../../../schema.ts'
import { countTexts, filterPages, listPages, publicWords, type SitePage, textsOf } from './site-pages.ts'
import { useReadAgain } from './site-queries.ts'
import { usePublishing } from './use-publishing.ts'
import { useSiteDrafts } from './use-site-drafts.ts'

/** The page, the text and the drafts, which both panes share. */
export function useSiteRoom() {
  const items = useContentItems()
  const registry = useRegistry()
  const [params, setParams] = useSearchParams()
  const [words, setWords] = useState('')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [marked, setMarked] = useState<string>()
  const pages = registry.data && items.data ? listPages(registry.data, items.data) : []
  const texts = new Map(pages.flatMap(textsOf).map((text) => [text.key, text]))
  const openKey = params.get('text') ?? undefined
  const drafts = useSiteDrafts(texts)
  const publishing = usePublishing(drafts, { onRefused: open })

  const isShowingChanges = params.get('show') === 'changes'
  const openPage = pages.find((page) => textsOf(page).some(({ key }) => key === openKey))
  const markedPage = pages.find((page) => textsOf(page).some(({ key }) => key === marked))
  const chosen = pages.find(({ id }) => id === params.get('page'))
  const page: SitePage | undefined = chosen ?? openPage ?? pages[0]
  const isSearching = words.trim() !== ''
  const listed = isSearching
    ? filterPages(
        pages,
        ({ key, name, known, item }) => matches({ key, known, item }, words) || hasName(name, words),
      )
    : filterPages(pages, ({ key }) => drafts.draftOf(key) !== undefined)

  usePublishedNews()
  // A window that missed news reads them when it gets the focus.
  const readAgain = useReadAgain()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is a new one each time and does the same.
  useEffect(() => {
    const look = () => void readAgain()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])

  function go(change: Record<string, string | undefined>) {
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  function open(key: string) {
    setMarked(key)
    const home = pages.find((one) => textsOf(one).some((text) => text.key === key))
    go({ text: key, page: home?.id })
  }

  const overlay: PreviewedTexts = Object.fromEntries(
    drafts.changed.map(({ key }) => {
      const { type = 'text', content = null } = drafts.draftOf(key) ?? {}
      return [key, content === null ? null : { type, content }]
    }),
  )
  const shownKey = marked ?? openKey
  const shown = shownKey ? texts.get(shownKey) : undefined
  const draft = shown && drafts.draftOf(shown.key)

  return {
    error: items.error ?? registry.error,
    retry: () => [items, registry].map((query) => query.error && query.refetch()),
    pages,
    page,
    /** In the list of changes and in a search, the preview shows the page of the text. */
    previewPage: (isShowingChanges || isSearching ? (markedPage ?? openPage) : undefined) ?? page,
    listed,
    words,
    setWords,
    isSearching,
    isShowingChanges,
    toggleChanges: () => go({ show: isShowingChanges ? undefined : 'changes' }),
    choosePage: (id: string) => {
      setMarked(undefined)
      go({ page: id, text: undefined, show: undefined })
    },
    openKey,
    open,
    close: () => go({ text: undefined }),
    mark: setMarked,
    marked: shown && {
      key: shown.key,
      label: draft ? `${shown.name}, draft` : shown.name,
      type: shown.known.type,
      content: draft ? (draft.content ?? shown.known.default) : publicWords(shown),
    },
    overlay,
    isHistoryOpen,
    publishAll: () => void publishing.publish(drafts.changed.map(({ key }) => key)),
    toggleHistory: () => setHistoryOpen((isOpen) => !isOpen),
    drafts,
    publishing,
  }
}

export type SiteRoom = ReturnType<typeof useSiteRoom>

const hasName = (name: string, words: string) => name.toLowerCase().includes(words.trim().toLowerCase())

/** Reads the texts again when somebody publishes, and says who did. What this person types stays. */
function usePublishedNews() {
  const client = useQueryClient()
  const readAgain = useReadAgain()
  const { id: own } = usePerson()
  const { reportSuccess } = useOutcome()
  const readItems = () => client.getQueryData<ContentItem[]>([contentKey]) ?? []

  useLive(async (news) => {
    const published = news.filter(({ kind }) => kind === 'texts-published')
    if (published.length === 0) return
    const before = readItems()
    await readAgain()
    const changed = listChanged(before, readItems())
    if (changed.length === 0 || published.every(({ by }) => by === own)) return
    const names = [...new Set(changed.map(({ by }) => by))]
    reportSuccess(`${formatList(names)} published ${countTexts(changed.length)}`, {
      description: 'Your own drafts stay as they are.',
    })
  })
}

/** Texts that changed, and by whom. Nobody knows who went back to a default. */
function listChanged(before: readonly ContentItem[], after: readonly ContentItem[]) {
  const known = new Map(before.map(({ key, version }) => [key, version]))
  const left = new Set(after.map(({ key }) => key))
  const written = after.filter(({ key, version }) => known.get(key) !== version)
  const gone = before.filter(({ key }) => !left.has(key))
  return [
    ...written.map(({ writtenBy }) => ({ by: writtenBy ?? 'Somebody' })),
    ...gone.map(() => ({ by: 'Somebody' })),
  ]
}
