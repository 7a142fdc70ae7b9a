import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMayEnter } from '#features/admin/components/signed-in-person.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { FilterInput } from '#features/admin/kit/components/filter-line.tsx'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { KeyCap, KeyHint, Keys } from '#features/admin/kit/components/keys.tsx'
import { useStartAction } from '#features/desk/application/components/admin/use-requested-action.ts'
import { useTeam } from '#features/people/colleagues/components/admin/colleague-queries.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { MenuItem } from './menu-items.tsx'
import { useViewItems } from './menu-queries.ts'
import { useMenuItems } from './use-menu-items.ts'
import { useRunCommand } from './use-menu-keys.ts'

type CommandMenuProps = {
  /** What was typed before the menu was there. */
  typed: { take: () => string }
  onClose: () => void
}

export function CommandMenu(props: CommandMenuProps) {
  // An editor sees no applicant, and asks for none.
  return useMayEnter('files') ? <DeskMenu {...props} /> : <Menu {...props} views={[]} isShared={false} />
}

function DeskMenu(props: CommandMenuProps) {
  const { isShared } = useTeam()
  return <Menu {...props} views={useViewItems(isShared)} isShared={isShared} />
}

type MenuProps = CommandMenuProps & { views: readonly MenuItem[]; isShared: boolean }

function Menu({ typed, onClose, views, isShared }: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [chosenId, choose] = useState<string>()
  const [isEntered, setEntered] = useState(false)
  const { items, words, summary, isSearching } = useMenuItems({ text, chosenId, views, isShared })
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0]
  const open = useOpenItem(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Not before it is on the screen: until then people go on typing.
    setText(typed.take())
    return () => element?.close()
  }, [typed])
  useEffect(() => {
    if (chosen) document.getElementById(optionId(chosen.id))?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  // Somebody who types a name and presses Enter means the result, not what stood there before.
  useEffect(() => {
    if (isEntered && !isSearching && chosen) open(chosen)
  })

  function press(event: KeyboardEvent) {
    const at = chosen ? items.indexOf(chosen) : -1
    const step = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, PageDown: at + 5, PageUp: at - 5 }[
      event.key
    ]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) openInTab(chosen)
    else if (event.key === 'Enter') setEntered(true)
    else if (step !== undefined && items.length > 0) {
      const isFar = event.key.startsWith('Page')
      const to = isFar ? Math.min(Math.max(step, 0), items.length - 1) : step % items.length
      choose(items[to]?.id)
    } else return
    event.preventDefault()
  }
  function openInTab(item: MenuItem | undefined) {
    if (!item?.to) return
    window.open(item.to, '_blank', 'noopener')
    onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the menu closes it, as Escape does.
    <dialog
      ref={dialog}
      aria-label="Command menu"
      className="dialog on-sheet md:mt-28 md:max-h-[calc(100dvh-9rem)] md:w-[min(40rem,calc(100%-2rem))]"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="k-bar flex-none">
        <Glyph name="find" />
        <FilterInput
          autoFocus
          role="combobox"
          label="Find a person, a file, a place or an action"
          aria-expanded={items.length > 0}
          aria-controls="command-lines"
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen.id)}
          spellCheck={false}
          placeholder="Name, firm, phone, reference, or what you want to do"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            choose(undefined)
            setEntered(false)
          }}
          onKeyDown={press}
        />
        <Button kind="bare" onClick={onClose} tabIndex={-1}>
          <kbd>Esc</kbd>
          <VisuallyHidden>: close</VisuallyHidden>
        </Button>
      </div>
      <MenuLines items={items} chosen={chosen} words={words} onChoose={choose} onOpen={open} />
      {items.length === 0 && (
        <p className="px-4 pt-3 pb-5 text-soft">
          {isSearching ? 'Looking…' : 'Nothing fits. Try fewer letters.'}
        </p>
      )}
      <Keys end={<span role="status">{summary}</span>}>
        <KeyHint keys={['↑', '↓']}>choose</KeyHint>
        <KeyHint keys={['Enter']}>open</KeyHint>
        <KeyHint keys={['Ctrl Enter']}>in a new tab</KeyHint>
      </Keys>
    </dialog>
  )
}

function useOpenItem(onClose: () => void) {
  const start = useStartAction()
  const run = useRunCommand()
  return (item: MenuItem) => {
    onClose()
    if (item.act && item.to) start(item.to, item.act)
    else run(item)
  }
}

const optionId = (id: string) => `command-${id.replace(/[^\w-]+/g, '-')}`

type MenuLinesProps = {
  items: readonly MenuItem[]
  chosen: MenuItem | undefined
  words: readonly string[]
  onChoose: (id: string) => void
  onOpen: (item: MenuItem) => void
}

function MenuLines({ items, chosen, words, onChoose, onOpen }: MenuLinesProps) {
  const title = useId()
  const groups = [...new Set(items.map(({ group }) => group))]
  return (
    <div
      role="listbox"
      id="command-lines"
      aria-label="Found"
      className="k-menu-list k-menu-inside"
      tabIndex={-1}
    >
      {groups.map((group, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, not fieldsets.
        <div key={group} role="group" aria-labelledby={`${title}-${place}`}>
          <p id={`${title}-${place}`}>{group}</p>
          {items
            .filter((item) => item.group === group)
            .map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field that has the focus.
              <div
                key={item.id}
                id={optionId(item.id)}
                role="option"
                tabIndex={-1}
                aria-selected={item === chosen}
                onMouseMove={() => item !== chosen && onChoose(item.id)}
                onClick={() => onOpen(item)}
              >
                <span className="grid text-green-700">{item.icon}</span>
                <span className="truncate">
                  <span className={item.group === 'Files' ? 'k-name' : undefined}>
                    <Marked text={item.label} words={item.file || item.group === 'Firms' ? words : []} />
                  </span>
                  {item.note && <small className="ml-2">{item.note}</small>}
                </span>
                <span className="flex gap-0.5">
                  {(item.keys ?? (item === chosen ? 'Enter' : ''))
                    .split(' ')
                    .map((key) => key && <KeyCap key={key}>{key}</KeyCap>)}
                </span>
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}

/** Underlines where a word of the search begins a word of the text. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const parts = text.split(/(\s+)/)
  const isFound = (part: string) => words.some((word) => part.toLowerCase().startsWith(word))
  return parts.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice
    isFound(part) ? <u key={place}>{part}</u> : part,
  )
}
