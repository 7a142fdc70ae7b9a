import { Button } from '#features/admin/kit/components/button.tsx'
import { Field, FieldGroup } from '#features/admin/kit/components/field.tsx'
import { Fold } from '#features/admin/kit/components/fold.tsx'
import { Input, Textarea } from '#features/admin/kit/components/input.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { labelOf } from '#site/staff-format.ts'
import { FieldError } from '#ui/field-message.tsx'
import type { ItemDraft, LawDraft } from './law-draft.ts'
import { groups, type ListName, lists, type Member } from './law-members.ts'
import { capitalize } from './law-words.ts'

type Mistakes = Record<string, string>
type LawFieldsProps = { draft: LawDraft; mistakes: Mistakes; onChange: (draft: LawDraft) => void }

/** What the law asks beside its caps and days, folded by what it's about. */
export function LawFields({ draft, mistakes, onChange }: LawFieldsProps) {
  return (
    <div>
      {groups.map(({ title, members, lists: within = [] }) => {
        const paths = [
          ...members.flatMap(({ path, speaksFor }) => [path, speaksFor]),
          ...within.map((list) => lists[list].path),
        ]
        const isWrong = Object.keys(mistakes).some((at) =>
          paths.some((path) => path && (at === path || at.startsWith(`${path}.`))),
        )
        const said =
          members.filter(({ path }) => draft.values[path]).length +
          within.reduce((sum, list) => sum + draft[list].length, 0)
        return (
          <Fold
            key={title}
            title={title}
            about={said === 0 ? 'says nothing' : `${said} filled in`}
            isOpen={isWrong}
          >
            <div className="rules-form">
              <div className="rules-pair">
                {members.map((member) => (
                  <OneField
                    key={member.path}
                    member={member}
                    typed={draft.values[member.path] ?? ''}
                    mistake={mistakes[member.path] ?? (member.speaksFor && mistakes[member.speaksFor])}
                    onType={(typed) =>
                      onChange({ ...draft, values: { ...draft.values, [member.path]: typed } })
                    }
                  />
                ))}
              </div>
              {within.map((list) => (
                <ItemFields
                  key={list}
                  list={list}
                  items={draft[list]}
                  mistakes={mistakes}
                  onChange={(items) => onChange({ ...draft, [list]: items })}
                />
              ))}
            </div>
          </Fold>
        )
      })}
    </div>
  )
}

type ItemFieldsProps = {
  list: ListName
  items: ItemDraft[]
  mistakes: Mistakes
  onChange: (items: ItemDraft[]) => void
}

function ItemFields({ list, items, mistakes, onChange }: ItemFieldsProps) {
  const { path, title, one, members } = lists[list]
  const add = () => onChange([...items, { id: 1 + Math.max(0, ...items.map(({ id }) => id)), values: {} }])
  return (
    <fieldset className="rules-caps">
      <legend className="field-label">{title}</legend>
      <FieldError id={`${list}-error`}>{mistakes[path]}</FieldError>
      {items.map((item, place) => (
        <fieldset key={item.id} className="rules-cap">
          <legend className="sr-only">
            {title}, {place + 1}
          </legend>
          {members.map((member) => (
            <OneField
              key={member.path}
              member={member}
              typed={item.values[member.path] ?? ''}
              mistake={mistakes[`${path}.${place}.${member.path}`]}
              onType={(typed) =>
                onChange(items.with(place, { ...item, values: { ...item.values, [member.path]: typed } }))
              }
            />
          ))}
          <Button
            kind="bare"
            className="justify-self-start"
            onClick={() => onChange(items.toSpliced(place, 1))}
          >
            Remove {one} {place + 1}
          </Button>
        </fieldset>
      ))}
      <Button kind="line" className="justify-self-start" onClick={add}>
        Add a {one}
      </Button>
    </fieldset>
  )
}

type OneFieldProps = {
  member: Member
  typed: string
  mistake: string | undefined
  onType: (typed: string) => void
}

/** More letters don't fit into half the panel. */
const narrow = 30
const rowsFor = (typed: string) => Math.min(12, Math.max(3, Math.ceil(typed.length / 60)))

const silence = 'Doesn’t say'
const yesNoOptions = [
  { value: '', label: silence },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function OneField({ member: { label, kind, choices = [], help }, typed, mistake, onType }: OneFieldProps) {
  const control = {
    value: typed,
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement }) =>
      onType(target.value),
  }
  const options = choices.map(({ value }) => ({ value, label: capitalize(labelOf(choices, value)) }))
  const isWide = kind === 'text' || options.some((option) => option.label.length > narrow)
  if (kind === 'several') {
    const chosen = typed.split(' ').filter((value) => value)
    const toggle = (value: string, isChosen: boolean) =>
      onType(
        choices
          .map((one) => one.value)
          .filter((one) => (one === value ? isChosen : chosen.includes(one)))
          .join(' '),
      )
    return (
      <FieldGroup legend={label} error={mistake} className="rules-wide">
        {options.map(({ value, label: name }) => (
          <Tick
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
        ))}
      </FieldGroup>
    )
  }
  return (
    <Field label={label} help={help} error={mistake} className={isWide ? 'rules-wide' : undefined}>
      {kind === 'text' && <Textarea rows={rowsFor(typed)} {...control} />}
      {kind === 'yes-no' && <Select options={yesNoOptions} {...control} />}
      {(kind === 'choice' || kind === 'scope') && (
        <Select options={[{ value: '', label: silence }, ...options]} {...control} />
      )}
      {kind === 'day' && <Input type="date" {...control} />}
      {(kind === 'number' || kind === 'dollars') && (
        <Input inputMode={kind === 'number' ? 'numeric' : 'decimal'} autoComplete="off" {...control} />
      )}
      {kind === 'line' && <Input autoComplete="off" maxLength={400} {...control} />}
    </Field>
  )
}
