import { useId } from 'react'
import type { MenuItem } from './menu-items.tsx'

export const optionId = (id: string) => `command-${id.replace(/[^\w-]+/g, '-')}`

type MenuLinesProps = {
  items: readonly MenuItem[]
  chosen: MenuItem | undefined
  words: readonly string[]
  onChoose: (id: string) => void
  onOpen: (item: MenuItem) => void
}

export function MenuLines({ items, chosen, words, onChoose, onOpen }: MenuLinesProps) {
  const title = useId()
  const groups = [...new Set(items.map(({ group }) => group))]
  return (
    <div role="listbox" id="command-lines" aria-label="Found" className="command-lines" tabIndex={-1}>
      {groups.map((group, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, not fieldsets.
        <div key={group} role="group" aria-labelledby={`${title}-${place}`}>
          <div id={`${title}-${place}`} className="command-group">
            {group}
          </div>
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
                className="command-line"
                onMouseMove={() => item !== chosen && onChoose(item.id)}
                onClick={() => onOpen(item)}
              >
                <span className="command-icon">{item.icon}</span>
                <span className="command-words">
                  <span className={item.group === 'Files' ? 'command-name' : undefined}>
                    <Marked text={item.label} words={item.file || item.group === 'Firms' ? words : []} />
                  </span>
                  {item.note && <small>{item.note}</small>}
                </span>
                <span aria-hidden="true">
                  {(item.keys ?? (item === chosen ? 'Enter' : ''))
                    .split(' ')
                    .map((key) => key && <kbd key={key}>{key}</kbd>)}
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
