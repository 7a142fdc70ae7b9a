import { Fragment, useState } from 'react'
import type { PaperLanguage } from '#domain/contracts.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { Input } from '#features/admin/kit/components/input.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { SectionHead } from '#features/admin/kit/components/section-head.tsx'
import { Segments } from '#features/admin/kit/components/segments.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Table } from '#features/admin/kit/components/table.tsx'
import type { ContractForm, FormLine } from '#features/contract-forms/templates/schema/forms.ts'
import { nameStates, sayFrozen, type Words } from './form-words.ts'
import { LineEditor } from './line-editor.tsx'

export type EditedWords = {
  words: Words
  /** As they are stored. */
  base: Words
  mistakes: Readonly<Record<string, string[]>>
  /** The mistakes as they came. */
  refused: Readonly<Record<string, string[]>>
  isFrozen: boolean
  /** The line that is open. */
  open: string | undefined
  onOpen: (key: string | undefined) => void
  onType: (key: string, words: Words[string]) => void
  language: PaperLanguage
  onLanguage: (language: PaperLanguage) => void
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const

/** Every line of the form, one part of the paper at a time, or those with some words. */
export function WordsTable({ form, ...edited }: EditedWords & { form: ContractForm }) {
  const { words, base, language, onLanguage, refused } = edited
  const { lines } = form
  const groups = [...new Set(lines.map(({ group }) => group))]
  const [chosen, setGroup] = useState<string>()
  const [typed, setTyped] = useState('')
  const wrong = lines.filter(({ key }) => refused[key])
  const [seen, setSeen] = useState(refused)
  if (seen !== refused) {
    setSeen(refused)
    setTyped('')
    setGroup(wrong.length > 0 ? wrongOnes : lines.find(({ key }) => key === edited.open)?.group)
  }
  const group = chosen ?? groups[0]
  const sought = plain(typed.trim())
  const shown = lines.filter((line) => {
    if (sought !== '') return plain(wordsIn(line, words, base)).includes(sought)
    return group === wrongOnes ? refused[line.key] : line.group === group
  })
  return (
    <section aria-labelledby="form-words">
      <SectionHead id="form-words" title="Words" about={edited.isFrozen && sayFrozen(form)}>
        <Segments label="Language" options={languages} value={language} onChange={onLanguage} />
      </SectionHead>
      {language === 'es' && !form.confirmation?.coversSpanish && (
        <Note tone="calm">No lawyer has confirmed the Spanish words.</Note>
      )}
      <div className="forms-find">
        <Select
          aria-label="Part of the contract"
          options={[
            ...(wrong.length > 0 ? [{ value: wrongOnes, label: `With mistakes (${wrong.length})` }] : []),
            ...groups.map((value) => ({ value, label: value })),
          ]}
          value={group}
          onChange={({ target }) => {
            setTyped('')
            setGroup(target.value)
          }}
        />
        <Input
          type="search"
          aria-label="Find words"
          placeholder="Find words in all parts"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p role="status" className="k-small">
        {sought !== '' && shown.length > 0 && (shown.length === 1 ? '1 line' : `${shown.length} lines`)}
      </p>
      {shown.length === 0 && <Empty title="No line has these words." />}
      {shown.length > 0 && (
        <Table caption={captionOf(sought === '' ? group : undefined)} className="forms-lines">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Words</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <LineRow key={line.key} line={line} {...edited} />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

const wrongOnes = 'mistakes'

const captionOf = (group: string | undefined) =>
  group === undefined ? 'Lines that were found' : group === wrongOnes ? 'Lines with mistakes' : group

/** A line that was found stays while it is said otherwise. */
const wordsIn = ({ label, key }: FormLine, ...all: readonly Words[]) =>
  [label, ...all.flatMap((words) => [words[key]?.en, words[key]?.es])].join(' ')
const plain = (words: string) => words.toLowerCase().replaceAll('’', "'")

function LineRow({ line, ...edited }: EditedWords & { line: FormLine }) {
  const { words, base, mistakes, isFrozen, open, onOpen, onType, language } = edited
  const { key, label, states } = line
  const own = words[key] ?? { en: '', es: '' }
  const isOpen = open === key
  const isChanged = JSON.stringify(own) !== JSON.stringify(base[key])
  return (
    <Fragment>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <Button
            kind="bare"
            className="k-cover forms-name"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : key)}
          >
            {label}
          </Button>
          {states.length > 0 && <small>{nameStates(states)} only</small>}
          {isChanged && <small className="forms-changed">Not saved yet</small>}
          {mistakes[key] && <small className="k-red">Can’t be printed like this</small>}
        </th>
        <td lang={language} className="k-words">
          {own[language] || 'none'}
        </td>
      </tr>
      {isOpen && !isFrozen && (
        <tr className="forms-open">
          <td colSpan={2}>
            <LineEditor
              line={line}
              words={own}
              mistakes={mistakes[key]}
              onType={(next) => onType(key, next)}
            />
          </td>
        </tr>
      )}
    </Fragment>
  )
}
