import { fileSize } from '#features/documents/components/file-size.ts'
import { labelOf } from '#site/choices/choice.ts'
import { type DocumentType, documentTypes } from '#site/choices/documents.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { uploadWords } from '../content.ts'

export type ChosenFile = { id: number; file: File }

type ChosenFilesProps = {
  files: readonly ChosenFile[]
  types: readonly { type: DocumentType }[]
  onType: (chosen: ChosenFile, type: DocumentType) => void
  onRemove: (chosen: ChosenFile) => void
}

/** Files that wait for somebody to say what they are, which starts their upload. */
export function ChosenFiles({ files, types, onType, onRemove }: ChosenFilesProps) {
  const options = types.map(({ type }) => ({ value: type, label: labelOf(documentTypes, type) }))
  return (
    <section aria-labelledby="chosen-title">
      <h2 id="chosen-title" className="text-h3">
        {uploadWords.chosen}
      </h2>
      <p className="mt-1 font-sans text-small text-soft">{uploadWords.chosenHelp}</p>
      <ul className="hairlines hairlines-closed mt-3 font-sans">
        {files.map((chosen) => (
          <li key={chosen.id} className="grid gap-2 py-3">
            <p className="leading-snug wrap-anywhere">
              <b>{chosen.file.name}</b>{' '}
              <span className="text-small whitespace-nowrap text-soft">{fileSize(chosen.file.size)}</span>
            </p>
            <div className="flex items-end gap-2">
              <Field
                className="min-w-0 flex-1"
                labelHidden
                label={`${uploadWords.typeOf} ${chosen.file.name}. ${uploadWords.chosenHelp}`}
              >
                <Select
                  placeholder={uploadWords.typePlaceholder}
                  options={options}
                  value=""
                  onChange={({ target }) => onType(chosen, target.value as DocumentType)}
                />
              </Field>
              <Button variant="quiet" size="small" onClick={() => onRemove(chosen)}>
                {uploadWords.remove}
                <VisuallyHidden> {chosen.file.name}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
