import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { TrashIcon } from '#ui/desk-icons.tsx'
import { ChevronIcon } from '#ui/icons.tsx'

type EntryListProps<Entry> = {
  entries: Entry[]
  nameOf: (entry: Entry) => string
  noteOf: (entry: Entry) => string
  add: { label: string; make: (others: readonly Entry[]) => Entry }
  children: (entry: Entry, change: (changed: Entry) => void) => ReactNode
  onChange: (entries: Entry[]) => void
}

export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** Tells entries apart by position: people edit the ids, and two may be the same for a moment. */
export function EntryList<Entry>({
  entries,
  nameOf,
  noteOf,
  add,
  children,
  onChange,
}: EntryListProps<Entry>) {
  const base = useId()
  const [opened, setOpened] = useState<number>()
  const focusNext = useRef<string>(undefined)
  const idOf = (place: number, part: string) => `${base}-${place}-${part}`

  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  function move(from: number, to: number) {
    onChange(moveEntry(entries, from, to))
    if (opened === from) setOpened(to)
    else if (opened === to) setOpened(from)
    focusNext.current = idOf(to, 'toggle')
  }

  function remove(place: number) {
    onChange(entries.toSpliced(place, 1))
    setOpened(undefined)
    focusNext.current = entries.length > 1 ? idOf(Math.max(0, place - 1), 'toggle') : `${base}-add`
  }

  function append() {
    onChange([...entries, add.make(entries)])
    setOpened(entries.length)
    focusNext.current = idOf(entries.length, 'toggle')
  }

  return (
    <>
      <ol className="divide-y divide-rule border-y border-rule">
        {entries.map((entry, place) => {
          const name = nameOf(entry)
          const isOpen = opened === place
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={place} className="py-2">
              <div className="flex flex-wrap items-center gap-x-1">
                <button
                  type="button"
                  id={idOf(place, 'toggle')}
                  aria-expanded={isOpen}
                  aria-controls={idOf(place, 'fields')}
                  onClick={() => setOpened(isOpen ? undefined : place)}
                  className="flex min-h-tap min-w-0 flex-1 items-center gap-2 py-2 text-start font-semibold wrap-anywhere"
                >
                  <ChevronIcon className={isOpen ? 'icon flex-none' : 'icon flex-none -rotate-90'} />
                  <span className="min-w-0">
                    {place + 1}. {name} <span className="font-normal text-soft">{noteOf(entry)}</span>
                  </span>
                </button>
                <span className="flex">
                  <Button
                    kind="bare"
                    size="icon"
                    aria-label={`Move ${name} up`}
                    disabled={place === 0}
                    onClick={() => move(place, place - 1)}
                  >
                    <ChevronIcon className="icon rotate-180" />
                  </Button>
                  <Button
                    kind="bare"
                    size="icon"
                    aria-label={`Move ${name} down`}
                    disabled={place === entries.length - 1}
                    onClick={() => move(place, place + 1)}
                  >
                    <ChevronIcon />
                  </Button>
                  <Button kind="bare" size="icon" aria-label={`Remove ${name}`} onClick={() => remove(place)}>
                    <TrashIcon />
                  </Button>
                </span>
              </div>
              <div id={idOf(place, 'fields')} hidden={!isOpen}>
                {isOpen && children(entry, (changed) => onChange(entries.with(place, changed)))}
              </div>
            </li>
          )
        })}
      </ol>
      <Button id={`${base}-add`} kind="line" className="mt-3" onClick={append}>
        {add.label}
      </Button>
    </>
  )
}
