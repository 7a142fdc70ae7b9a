import { type FormEvent, useId, useState } from 'react'
import { type ApplicantRole, applicationCaseTypes } from '#domain/applications.ts'
import { type CaseParty, caseParties } from '#domain/case-file.ts'
import { reasonOf } from '#features/admin/components/api.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { EntryList } from '#features/admin/components/entry-list.tsx'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import { countChanges, useKeptDraft } from '#features/admin/components/use-kept-draft.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { isConflict, useVersionedForm } from '#features/admin/components/use-versioned-form.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Field } from '#features/admin/kit/components/field.tsx'
import { Notice } from '#features/admin/kit/components/note.tsx'
import { Select } from '#features/admin/kit/components/select.tsx'
import { toOptions } from '#site/staff-format.ts'
import { listDraftSchema, type Template, type TemplateDraft, templateItemsSchema } from '../../schema.ts'
import { ItemFields } from './item-fields.tsx'
import { useSaveTemplate, useTemplate } from './template-calls.ts'
import { describeItem, sayChanged } from './template-words.ts'

type TemplateFormProps = { role: ApplicantRole; template: Template }

const newItem: TemplateDraft = {
  party: 'applicant',
  documentType: 'other',
  name: '',
  help: '',
  isRequired: false,
  except: [],
}

const areSame = (one: readonly TemplateDraft[], other: readonly TemplateDraft[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const sayMistake = ({ path: [place], message }: { path: PropertyKey[]; message: string }) =>
  typeof place === 'number' ? `Item ${place + 1}: ${message}` : message

export function TemplateForm({ role, template }: TemplateFormProps) {
  const name = `checklist ${role}`
  const [kept, keep] = useKeptDraft(name, listDraftSchema)
  const [showsMistakes, setShowsMistakes] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { refetch } = useTemplate(role)
  const save = useSaveTemplate(role)
  const { reportSuccess } = useOutcome()
  const { base, conflict, showConflict, buildOn, takeTheirs } = useVersionedForm<Template>({
    opened: { ...template, version: kept?.version ?? template.version },
    theirs: kept && kept.version !== template.version ? template : undefined,
    fill: () => keep(undefined),
  })
  const stored = base ?? template
  const { version } = stored
  const items = kept?.items ?? stored.items
  const setItems = (next: TemplateDraft[]) =>
    keep(areSame(next, stored.items) ? undefined : { version, items: next })
  // A list is one value, however its items moved.
  const changes = countChanges(items, stored.items, 0)
  const form = usePageForm({ draft: name, changes, isSaving: save.isPending })

  const issues = showsMistakes ? (templateItemsSchema.safeParse(items).error?.issues ?? []) : []

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailure(undefined)
    const { data } = templateItemsSchema.safeParse(items)
    setShowsMistakes(data === undefined)
    if (!data) return
    try {
      const saved = await save.mutateAsync({ version, items: data })
      buildOn(saved)
      keep(undefined)
      reportSuccess('Checklist saved', { description: 'It counts for applications from now on.' })
    } catch (error) {
      if (isConflict(error)) showConflict((await refetch()).data)
      else setFailure(error)
    }
  }

  const keepMine = (theirs: Template | undefined) => {
    buildOn(theirs)
    keep({ version: theirs?.version ?? 0, items })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-small text-soft">{sayChanged(stored)}</p>
        {failure !== undefined && (
          <Notice tone="critical" announce>
            {reasonOf(failure, 'The checklist was not saved. Please try again.')}
          </Notice>
        )}
        {conflict && (
          <ConflictNotice
            title="Somebody else changed this list meanwhile"
            mine={{ label: 'Keep mine', onKeep: () => keepMine(conflict.theirs) }}
            theirs={{ label: 'Take theirs', onTake: takeTheirs }}
          >
            {conflict.theirs && <p>Theirs: {conflict.theirs.items.map(({ name }) => name).join(', ')}.</p>}
          </ConflictNotice>
        )}
        {issues.length > 0 && (
          <Notice tone="critical" title="Not saved yet" announce>
            <ul>
              {[...new Set(issues.map(sayMistake))].map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          </Notice>
        )}
        <div>
          <EntryList
            entries={items}
            nameOf={({ name }) => name || 'New item'}
            noteOf={describeItem}
            add={{ label: 'Add an item', make: () => newItem }}
            onChange={setItems}
          >
            {(item, change) => (
              <ItemFields
                role={role}
                item={item}
                errorOf={(name) =>
                  issues.find(({ path }) => items[Number(path[0])] === item && path[1] === name)?.message
                }
                onChange={change}
              />
            )}
          </EntryList>
        </div>
        {!areSame(items, stored.defaults) && (
          <Button kind="bare" className="justify-self-start" onClick={() => setItems(stored.defaults)}>
            Start over from the original list
          </Button>
        )}
      </form>
      <TemplatePreview role={role} items={items} />
    </div>
  )
}

const caseTypes = toOptions(applicationCaseTypes)
const headings: Record<CaseParty, string> = {
  applicant: 'Asked of the applicant',
  firm: 'Asked of their law firm',
}

function TemplatePreview({ role, items }: { role: ApplicantRole; items: readonly TemplateDraft[] }) {
  const id = useId()
  const [caseType, setCaseType] = useState(caseTypes[0]?.value ?? '')
  const asked = items.filter(({ except }) => except.every((type) => type !== caseType))
  const parties = caseParties.filter(({ value }) => role === 'plaintiff' || value === 'applicant')
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-rule-strong pt-4 min-[75rem]:border-t-0 min-[75rem]:pt-0"
    >
      <h2 id={id}>What they’ll see</h2>
      <Field label="Kind of case" className="max-w-field">
        <Select options={caseTypes} value={caseType} onChange={({ target }) => setCaseType(target.value)} />
      </Field>
      {parties.map(({ value }) => (
        <div key={value} className="grid gap-1">
          <h3 className="text-small text-soft">{headings[value]}</h3>
          <AskedList items={asked.filter(({ party }) => party === value)} />
        </div>
      ))}
    </section>
  )
}

function AskedList({ items }: { items: readonly TemplateDraft[] }) {
  if (items.length === 0) return <p className="text-soft">Nothing.</p>
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat while somebody types.
        <li key={place} className="py-2 wrap-anywhere">
          <span className="k-name">{item.name || 'New item'}</span>
          {item.isRequired && <span className="text-small text-soft"> required</span>}
          {item.help && <span className="block text-small text-soft">{item.help}</span>}
        </li>
      ))}
    </ul>
  )
}
