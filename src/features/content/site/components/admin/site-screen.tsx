import { useEffect, useRef, useState } from 'react'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { KeyHint, Keys } from '#features/admin/kit/components/keys.tsx'
import { Segments } from '#features/admin/kit/components/segments.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { ExternalLink } from '#ui/text-link.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import { nextSize, type PreviewSize, previewSizes } from './preview-sizes.ts'
import { SiteHead } from './site-head.tsx'
import { SitePreview } from './site-preview.tsx'
import { SiteTexts } from './site-texts.tsx'
import { type SiteRoom, useSiteRoom } from './use-site-room.ts'
import './site.css'

const wide = 1024

export function SiteScreen() {
  const room = useSiteRoom()
  const { page, previewPage } = room
  const [size, setSize] = useState<PreviewSize>(() => (globalThis.innerWidth < wide ? 'phone' : 'desktop'))
  const [pane, setPane] = useState<'texts' | 'page'>('texts')
  const texts = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useFocusBack(room.openKey, texts)

  const pageCommands = room.pages.map(({ id, name }) => ({
    id: `site page ${id}`,
    label: `Texts of ${name}`,
    group: 'Site',
    run: () => room.choosePage(id),
  }))
  useCommands([
    { id: 'site find', label: 'Find a text', keys: '/', group: 'Site', run: () => search.current?.focus() },
    { id: 'site next', label: 'Next part', keys: ']', group: 'Site', run: () => goToPart(texts.current, 1) },
    {
      id: 'site before',
      label: 'Part before',
      keys: '[',
      group: 'Site',
      run: () => goToPart(texts.current, -1),
    },
    { id: 'site history', label: 'History of the text', keys: 'h', group: 'Site', run: room.toggleHistory },
    { id: 'site width', label: 'Another width', keys: 'w', group: 'Site', run: () => setSize(nextSize) },
    { id: 'site changes', label: 'Show changes only', group: 'Site', run: room.toggleChanges },
    { id: 'site publish', label: 'Publish all changes', group: 'Site', run: room.publishAll },
    {
      id: 'site undo',
      label: 'Undo the last publication',
      keys: 'z',
      group: 'Site',
      run: room.publishing.undoLast,
    },
    ...explainKeys('Site', [['Ctrl Enter', 'Publish the open text']]),
    ...pageCommands,
  ])

  return (
    <div
      className="site-editor k-panes max-md:pb-16 md:grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[clamp(24rem,36vw,32.5rem)_minmax(0,1fr)]"
      data-pane={pane}
    >
      <section className="site-copy on-sheet flex flex-col border-rule lg:border-r" aria-label="Texts">
        <SiteHead room={room} search={search} />
        <div ref={texts} className="k-scroll flex-1 pb-4 max-md:overflow-visible">
          <Listed room={room} />
        </div>
        <Hints />
      </section>
      <section className="site-proof on-tint flex flex-col" aria-label="Preview">
        <PreviewBar room={room} size={size} onSize={setSize} />
        {previewPage && (
          <SitePreview
            name={previewPage.name}
            path={previewPage.path}
            texts={room.overlay}
            size={size}
            marked={room.marked}
            onPick={(key) => {
              room.open(key)
              setPane('texts')
            }}
          />
        )}
      </section>
      <p className="site-switch lg:hidden">
        <Button className="w-full" onClick={() => setPane(pane === 'texts' ? 'page' : 'texts')}>
          {pane === 'texts' ? `See ${page?.name ?? 'the page'}` : 'Back to the texts'}
        </Button>
      </p>
    </div>
  )
}

function Listed({ room }: { room: ReturnType<typeof useSiteRoom> }) {
  if (room.error && room.pages.length === 0)
    return (
      <div className="p-6">
        <LoadFailure
          title="Failed to load content"
          error={room.error}
          fallback="The list could not be read."
          onRetry={room.retry}
        />
      </div>
    )
  if (!room.page)
    return (
      <div className="p-6">
        <Wait lines={8} />
      </div>
    )
  if (room.isSearching) {
    if (room.listed.length === 0)
      return (
        <Empty title="No text has these words">
          <p>Try fewer words, or a part of a key like “headline”.</p>
        </Empty>
      )
    return room.listed.map(({ id, name, parts }) => (
      <section key={id}>
        <h2 className="px-6 pt-4 max-md:px-4">{name}</h2>
        <SiteTexts parts={parts} room={room} level={3} />
      </section>
    ))
  }
  return room.isShowingChanges ? (
    <ChangesPanel room={room} />
  ) : (
    <SiteTexts parts={room.page.parts} room={room} />
  )
}

function Hints() {
  return (
    <Keys>
      <KeyHint keys={['Tab']}>next text</KeyHint>
      <KeyHint keys={['[', ']']}>part</KeyHint>
      <KeyHint keys={['h']}>history</KeyHint>
      <KeyHint keys={['w']}>width</KeyHint>
      <KeyHint keys={['Esc']}>done</KeyHint>
    </Keys>
  )
}

function useFocusBack(openKey: string | undefined, list: { readonly current: HTMLElement | null }) {
  const last = useRef(openKey)
  useEffect(() => {
    if (!openKey && last.current)
      list.current?.querySelector<HTMLElement>(`[data-text="${CSS.escape(last.current)}"]`)?.focus()
    last.current = openKey
  }, [openKey, list])
}

function goToPart(list: HTMLElement | null, step: 1 | -1) {
  const parts = [...(list?.querySelectorAll<HTMLElement>('[data-part]') ?? [])]
  const here = parts.findIndex((part) => part.contains(document.activeElement))
  const next = parts[here < 0 ? 0 : Math.min(parts.length - 1, Math.max(0, here + step))]
  next?.querySelector<HTMLElement>('textarea, button')?.focus()
  next?.scrollIntoView({ block: 'start' })
}

type PreviewBarProps = { room: SiteRoom; size: PreviewSize; onSize: (size: PreviewSize) => void }

function PreviewBar({ room, size, onSize }: PreviewBarProps) {
  const { previewPage, drafts, isShowingChanges } = room
  return (
    <div className="k-bar on-paper flex-wrap">
      <Segments label="Width" options={previewSizes} value={size} onChange={onSize} />
      <span className="k-small max-xl:hidden">
        {drafts.changed.length > 0 ? 'The page as it will be, with your drafts' : 'The page as it is'}
      </span>
      <Button kind="bare" className="ml-auto" aria-pressed={isShowingChanges} onClick={room.toggleChanges}>
        Show changes only
      </Button>
      {previewPage && <ExternalLink href={previewPage.path}>Public page</ExternalLink>}
    </div>
  )
}
