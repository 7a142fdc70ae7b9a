import { useEffect, useRef, useState } from 'react'
import { explainKeys, useCommands } from '#features/admin/components/commands.ts'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
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
    <div className="site-editor" data-pane={pane}>
      <section className="site-copy" aria-label="Texts">
        <SiteHead room={room} search={search} />
        <div ref={texts} className="site-list">
          <Listed room={room} />
        </div>
        <Keys />
      </section>
      <section className="site-proof" aria-label="Preview">
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
      <p className="site-switch">
        <Button onClick={() => setPane(pane === 'texts' ? 'page' : 'texts')}>
          {pane === 'texts' ? `See ${page?.name ?? 'the page'}` : 'Back to the texts'}
        </Button>
      </p>
    </div>
  )
}

function Listed({ room }: { room: ReturnType<typeof useSiteRoom> }) {
  if (room.error && room.pages.length === 0)
    return (
      <LoadFailure
        title="Failed to load content"
        error={room.error}
        fallback="The list could not be read."
        onRetry={room.retry}
      />
    )
  if (!room.page) return <SkeletonText lines={8} />
  if (room.isSearching) {
    if (room.listed.length === 0)
      return (
        <Empty title="No text has these words">
          <p>Try fewer words, or a part of a key like “headline”.</p>
        </Empty>
      )
    return room.listed.map(({ id, name, parts }) => (
      <section key={id}>
        <h2 className="site-page-name">{name}</h2>
        <SiteTexts parts={parts} room={room} heading="h3" />
      </section>
    ))
  }
  return room.isShowingChanges ? (
    <ChangesPanel room={room} />
  ) : (
    <SiteTexts parts={room.page.parts} room={room} />
  )
}

function Keys() {
  return (
    <p className="site-keys" aria-hidden="true">
      <span>
        <kbd>Tab</kbd> next text
      </span>
      <span>
        <kbd>[</kbd> <kbd>]</kbd> part
      </span>
      <span>
        <kbd>h</kbd> history
      </span>
      <span>
        <kbd>w</kbd> width
      </span>
      <span>
        <kbd>Esc</kbd> done
      </span>
    </p>
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
  next?.querySelector<HTMLElement>('.site-row, textarea, button')?.focus()
  next?.scrollIntoView({ block: 'start' })
}

type PreviewBarProps = { room: SiteRoom; size: PreviewSize; onSize: (size: PreviewSize) => void }

function PreviewBar({ room, size, onSize }: PreviewBarProps) {
  const { previewPage, drafts, isShowingChanges } = room
  return (
    <div className="site-bar">
      <fieldset className="site-sizes">
        <legend className="sr-only">Width</legend>
        {previewSizes.map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={size === value} onClick={() => onSize(value)}>
            {label}
          </button>
        ))}
      </fieldset>
      <span className="site-bar-about">
        {drafts.changed.length > 0 ? 'The page as it will be, with your drafts' : 'The page as it is'}
      </span>
      <button
        type="button"
        className="site-quiet site-bar-end"
        aria-pressed={isShowingChanges}
        onClick={room.toggleChanges}
      >
        Show changes only
      </button>
      {previewPage && <ExternalLink href={previewPage.path}>Public page</ExternalLink>}
    </div>
  )
}
