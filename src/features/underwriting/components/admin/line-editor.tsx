import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { IconButton } from '#features/admin/kit/components/icon-button.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { toOptions } from '#site/staff-format.ts'
import { choicesOf, titleOf } from '../../schema/figure-words.ts'
import { kindOf } from '../../schema/lines.ts'
import type { LineDraft } from './draft-store.ts'
import { LineConflict } from './line-conflict.tsx'
import type { SheetRow } from './sheet-rows.ts'
import { type Source, SourceField } from './source-field.tsx'
import type { Cell, Sheet } from './use-sheet.ts'

type LineEditorProps = {
  row: SheetRow
  client: string
  sheet: Sheet
  draft: LineDraft | undefined
  /** Where the focus goes; undefined while another line has it. */
  cell: Cell | undefined
  isConflict: boolean
  sources: readonly Source[]
  onSource: (documentId: string, page: number | null) => void
  onTurn: (by: number) => void
}

const units = { amount: 'dollars', percent: 'percent', months: 'months', day: 'day', choice: '' } as const

/** A line while somebody types in it. Leaving it saves it. */
export function LineEditor(props: LineEditorProps) {
  const { row, client, sheet, draft, cell, isConflict, sources, onSource } = props
  const place = useRef<HTMLTableRowElement>(null)
  const messageId = useId()
  const { name, line } = row
  const { named, holds, orDay, orChoice, mayBeUnknown, many, label } = kindOf(name)
  const title = name === 'liability-own' ? client : line ? titleOf(line) : label
  const typed = sheet.typedOf(row)
  const type = (changes: Parameters<Sheet['type']>[1]) => sheet.type(row, changes)
  const mistakes = draft?.state.kind === 'wrong' ? draft.state.mistakes : {}
  const sentences = Object.values(mistakes).flatMap((found) => found ?? [])
  const wrong = (field: string) =>
    mistakes[field] ? { 'aria-invalid': true as const, 'aria-describedby': messageId } : {}
  const choices = choicesOf[name] ?? []
  const isWhose = name === 'lien'

  useEffect(() => {
    const field = cell && place.current?.querySelector<HTMLInputElement>(`[data-cell=${cell}]`)
    const first = field ?? (cell && place.current?.querySelector<HTMLInputElement>('input, select'))
    if (!first || place.current?.contains(document.activeElement)) return
    first.focus()
    if (first instanceof HTMLInputElement) first.select()
  }, [cell])

  const choice = (
    <Select
      aria-label={isWhose ? 'Whose lien it is' : `${title}, which`}
      data-cell={holds === 'choice' ? 'figure' : 'choice'}
      placeholder={isWhose ? 'Whose?' : 'Choose'}
      options={toOptions(choices)}
      value={typed.choice}
      onChange={({ target }) => type({ choice: target.value })}
      {...wrong('choice')}
    />
  )
  return (
    <tr
      ref={place}
      className="value-open"
      data-line={row.key}
      onKeyDown={(event) => hearKey(event, props)}
      onBlur={(event) => leaveBy(event, props)}
    >
      <th scope="row">
        {isWhose && choice}
        {named ? (
          <Input
            aria-label={`${label}: name`}
            data-cell="label"
            placeholder={label}
            value={typed.label}
            maxLength={150}
            onChange={({ target }) => type({ label: target.value })}
            {...wrong('label')}
          />
        ) : (
          title
        )}
      </th>
      <td className="value-figure">
        {holds === 'choice' ? (
          choice
        ) : (
          <Input
            aria-label={`${title}, ${units[holds]}${mayBeUnknown ? ', or ?' : ''}`}
            data-cell="figure"
            inputMode={holds === 'day' || mayBeUnknown ? 'text' : 'decimal'}
            autoComplete="off"
            value={typed.figure}
            onChange={({ target }) => type({ figure: target.value })}
            {...wrong(holds)}
          />
        )}
      </td>
      <td className="value-words">
        <Input
          aria-label={`${title}: why, or where it’s from`}
          data-cell="note"
          placeholder="Why, or where it’s from"
          value={typed.note}
          maxLength={1000}
          onChange={({ target }) => type({ note: target.value })}
          {...wrong('note')}
        />
        {choices.length > 0 && holds !== 'choice' && !isWhose && !orChoice && choice}
        {orDay && (
          <Input
            aria-label="Payoff good through"
            placeholder="Good through"
            value={typed.day}
            onChange={({ target }) => type({ day: target.value })}
            {...wrong('day')}
          />
        )}
        <SourceField title={title} sources={sources} typed={typed} onType={type} onOpen={onSource} />
        {sentences.length > 0 && (
          <p id={messageId} className="field-error" role="alert">
            {sentences.join(' ')}
          </p>
        )}
        {draft?.state.kind === 'failed' && !isConflict && (
          <p className="value-failed" role="alert">
            {draft.state.sentence}{' '}
            <Button kind="bare" className="value-link" onClick={() => sheet.retry(row.key)}>
              Try again
            </Button>
          </p>
        )}
        {isConflict && <LineConflict row={row} sheet={sheet} />}
      </td>
      <td className="value-who">
        {(many || line?.id) && (
          <IconButton
            label={`Take ${title} off the sheet`}
            glyph="close"
            onClick={() => {
              sheet.close(row.key)
              void sheet.remove(row)
            }}
          />
        )}
      </td>
    </tr>
  )
}

/** Enter goes into a line's words and on; Tab saves a figure and goes to the next line; Escape gives up. */
function hearKey(event: KeyboardEvent<HTMLTableRowElement>, { row, sheet, onTurn }: LineEditorProps) {
  const { key, target, currentTarget, shiftKey } = event
  if (
    !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
    key !== 'Escape' &&
    key !== 'Tab'
  )
    return
  const cell = (target as HTMLElement).dataset.cell
  if (key === 'PageDown' || key === 'PageUp') onTurn(key === 'PageDown' ? 1 : -1)
  else if (key === 'Escape') {
    sheet.giveUp(row)
    focusLine(row.key)
  } else if (key === 'Enter') enter(cell, event.currentTarget, () => goOn(row, sheet, 1))
  else if (key === 'Tab') {
    const controls = [...currentTarget.querySelectorAll<HTMLElement>('input, select, button')]
    const isEnd = shiftKey
      ? target === controls[0] || (cell === 'figure' && !kindOf(row.name).named)
      : cell === 'figure' || target === controls.at(-1)
    if (!isEnd) return
    if (!goOn(row, sheet, shiftKey ? -1 : 1)) return
  } else return
  event.preventDefault()
  event.stopPropagation()
}

/** From a name to its figure, from a figure to its words, from the words to the next line. */
function enter(cell: string | undefined, place: HTMLElement, goNext: () => void) {
  const next = {
    ...(place.querySelector('th [data-cell=choice]') && { choice: 'label' }),
    label: 'figure',
    figure: 'note',
  }[cell ?? '']
  const field = next && place.querySelector<HTMLInputElement>(`[data-cell=${next}]`)
  if (!field) return goNext()
  field.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** False at either end of the sheet, where the key goes on by itself. */
function goOn(row: SheetRow, sheet: Sheet, by: 1 | -1): boolean {
  if (!sheet.leave(row)) {
    showMistake(row.key)
    return true
  }
  return sheet.step(row.key, by, 'figure') !== undefined
}

function leaveBy(event: FocusEvent<HTMLTableRowElement>, { row, sheet }: LineEditorProps) {
  if (event.currentTarget.contains(event.relatedTarget) || !document.hasFocus()) return
  sheet.leave(row)
  const close = () => sheet.close(row.key)
  // While a button is held down nothing may move away under it.
  const isPressing = document.querySelector(':active') !== null
  if (isPressing) window.addEventListener('pointerup', () => setTimeout(close), { once: true })
  else close()
}

const afterDrawing = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act))

const focusLine = (key: string) =>
  afterDrawing(() => document.querySelector<HTMLElement>(`[data-open-line="${CSS.escape(key)}"]`)?.focus())

const showMistake = (key: string) =>
  afterDrawing(() =>
    document.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"] [aria-invalid]`)?.focus(),
  )
