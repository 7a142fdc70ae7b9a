import { useRef } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Textarea } from '#features/admin/kit/components/input.tsx'
import type { FormLine } from '#features/contract-forms/templates/schema/forms.ts'
import { type Place, placeNames } from '#features/contract-forms/templates/schema/lines.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Words } from './form-words.ts'

type LineEditorProps = {
  line: Pick<FormLine, 'key' | 'required' | 'allowed'>
  words: Words[string]
  mistakes: readonly string[] | undefined
  /** The law’s own words can’t be changed here. */
  isLaw?: boolean
  onType: (words: Words[string]) => void
}

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Spanish', lang: 'es' },
] as const
type Language = (typeof languages)[number]['value']

/** The words of a line in both languages, with the values that can stand in them. */
export function LineEditor({ line, words, mistakes = [], isLaw = false, onType }: LineEditorProps) {
  const fields = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({})
  const last = useRef<Language>(isLaw ? 'es' : 'en')
  const shown = languages.filter(({ value }) => !isLaw || value === 'es')
  const mistakeOf = (language: Language) =>
    mistakes.filter((sentence) => sentence.includes('Spanish') === (language === 'es')).join(' ') || undefined

  /** Where the cursor is, or was. */
  function insert(place: string) {
    const language = last.current
    const field = fields.current[language]
    if (!field) return
    field.setRangeText(`{${place}}`, field.selectionStart, field.selectionEnd, 'end')
    onType({ ...words, [language]: field.value })
    field.focus()
  }

  return (
    <div className="forms-editor">
      <div className="forms-pair">
        {shown.map(({ value, label, lang }) => (
          <Field key={value} label={label} error={mistakeOf(value)}>
            <Textarea
              ref={(field) => {
                fields.current[value] = field
              }}
              lang={lang}
              rows={Math.min(12, 2 + Math.ceil(words[value].length / 55))}
              maxLength={4_000}
              value={words[value]}
              onFocus={() => {
                last.current = value
              }}
              onChange={({ target }) => onType({ ...words, [value]: target.value })}
            />
          </Field>
        ))}
      </div>
      {line.allowed.length > 0 && (
        <p className="forms-places">
          <span className="k-small">{line.required.length > 0 ? 'Needs' : 'May have'}</span>
          {[...line.required, ...line.allowed.filter((place) => !line.required.includes(place))].map(
            (place, at) => (
              <span key={place}>
                {at > 0 && at === line.required.length && <span className="k-small">May have </span>}
                <Button
                  kind="bare"
                  className="forms-place"
                  title={`Put in ${placeNames[place as Place]}`}
                  onClick={() => insert(place)}
                >
                  {`{${place}}`}
                  <VisuallyHidden>, put in {placeNames[place as Place]}</VisuallyHidden>
                </Button>
              </span>
            ),
          )}
        </p>
      )}
    </div>
  )
}
