import type { KeyboardEvent, RefObject } from 'react'
import { labelOf } from '#domain/choice.ts'
import { type DocumentType, documentTypes } from '#domain/documents.ts'
import { formatFileSize } from '#site/file-size.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Select } from '#ui/select.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { uploadWords } from '../content.ts'

export type ChosenFile = { id: number; file: File }

type ChosenFilesProps = {
  files: readonly ChosenFile[]
  types: readonly { type: DocumentType }[]
  focusHeir: RefObject<HTMLElement | null>
  onType: (chosen: ChosenFile, type: DocumentType) => void
  onRemove: (chosen: ChosenFile) => void
}

/** Files wait here for someone to say what they are, which starts their upload. */
export function ChosenFiles({ files, types, focusHeir, onType, onRemove }: ChosenFilesProps) {
  const locale = useLocale()
  const words = uploadWords[locale]
  const options = types.map(({ type }) => ({ value: type, label: labelOf(documentTypes, type, locale) }))

  /** Moves the focus to the next file, so that keyboard users go on from there. */
  function leave(control: HTMLElement) {
    const row = control.closest('li')
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
    const heir = neighbor?.querySelector('select') ?? focusHeir.current
    heir?.focus()
  }
  return (
    <section aria-labelledby="chosen-title">
      <h2 id="chosen-title" className="text-h3">
        {words.chosen}
      </h2>
      <p className="mt-1 font-sans text-small text-soft">{words.chosenHelp}</p>
      <ul className="hairlines hairlines-closed mt-3 font-sans">
        {files.map((chosen) => (
          <li key={chosen.id} className="grid gap-2 py-3">
            <p className="leading-snug wrap-anywhere">
              <b>{chosen.file.name}</b>{' '}
              <span className="text-small whitespace-nowrap text-soft">
                {formatFileSize(chosen.file.size, locale)}
              </span>
            </p>
            <div className="flex flex-wrap items-end gap-2">
              <Field
                className="min-w-[min(100%,9rem)] flex-1"
                labelHidden
                label={words.typeOf(chosen.file.name)}
              >
                <Select
                  placeholder={words.typePlaceholder}
                  options={options}
                  value=""
                  onKeyDown={openList}
                  onChange={({ target }) => {
                    leave(target)
                    onType(chosen, target.value as DocumentType)
                  }}
                />
              </Field>
              <Button
                variant="quiet"
                size="small"
                className="mb-1"
                onClick={({ currentTarget }) => {
                  leave(currentTarget)
                  onRemove(chosen)
                }}
              >
                {words.remove}
                <VisuallyHidden> {chosen.file.name}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** On Windows and Linux, an arrow in a closed list would choose, and so send, the first kind someone passes. */
function openList(event: KeyboardEvent<HTMLSelectElement>) {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event
  const chooses = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|\S)$/.test(key)
  if (!chooses || altKey || ctrlKey || metaKey || !('showPicker' in currentTarget)) return
  event.preventDefault()
  currentTarget.showPicker()
}
