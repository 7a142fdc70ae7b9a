import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePerson } from '#features/admin/components/signed-in-person.ts'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import type { Colleague } from '../../schema.ts'
import { useTeam } from './colleague-queries.ts'
import { completeMention, findOpenMention, type OpenMention } from './open-mention.ts'

type MentionTextareaProps = { value: string; onChange: (value: string) => void; rows?: number }

/** Typing "@" and the first letters of a name offers the colleagues of that name. */
export function MentionTextarea({ value, onChange, rows }: MentionTextareaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const own = usePerson()
  const { active } = useTeam()
  const [open, setOpen] = useState<OpenMention<Colleague>>()
  const [at, setAt] = useState(0)
  const offered = open?.offered ?? []
  const current = offered[at]

  function look({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) {
    const others = active.filter(({ id }) => id !== own.id)
    setOpen(
      selectionStart === selectionEnd ? findOpenMention(text.slice(0, selectionStart), others) : undefined,
    )
    setAt(0)
  }

  function choose(colleague: Colleague) {
    if (!open || !field.current) return
    const { text, caret } = completeMention(value, open, colleague.name)
    flushSync(() => onChange(text))
    field.current.focus()
    field.current.setSelectionRange(caret, caret)
    setOpen(undefined)
  }

  function press(event: KeyboardEvent) {
    if (!current) return
    const step = { ArrowDown: 1, ArrowUp: offered.length - 1 }[event.key]
    if (step !== undefined) setAt((at + step) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(current)
    // Canceled, so that the dialog around it stays open.
    else if (event.key === 'Escape') setOpen(undefined)
    else return
    event.preventDefault()
  }

  const optionId = (id: string) => `${listId}-${id}`
  return (
    <div className="k-combo">
      <Textarea
        ref={field}
        {...(rows && { rows })}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          look(event.target)
        }}
        onKeyDown={press}
        onClick={(event) => look(event.currentTarget)}
        onBlur={() => setOpen(undefined)}
        aria-autocomplete="list"
        aria-controls={current && listId}
        aria-activedescendant={current && optionId(current.id)}
      />
      {current && (
        <div id={listId} role="listbox" aria-label="Colleagues" className="k-menu-list">
          {offered.map((colleague) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the active option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field.
            <div
              key={colleague.id}
              id={optionId(colleague.id)}
              role="option"
              aria-selected={colleague === current}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(colleague)}
            >
              <Glyph name="person" />
              <span>{colleague.name}</span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {current &&
          `${offered.length === 1 ? '1 colleague' : `${offered.length} colleagues`}. Enter chooses ${current.name}.`}
      </p>
    </div>
  )
}
