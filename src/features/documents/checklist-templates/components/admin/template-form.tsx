import { type FormEvent, useId, useState } from 'react'
import { type ApplicantRole, applicationCaseTypes } from '#domain/applications.ts'
import { type CaseParty, caseParties } from '#domain/case-file.ts'
import { reasonOf } from '#features/admin/components/api.ts'
import { ConflictNotice } from '#features/admin/components/conflict-notice.tsx'
import { DraftDifferences } from '#features/admin/components/draft-differences.tsx'
import { EntryList } from '#features/admin/components/entry-list.tsx'
import {
  areSame,
  listDifferences,
  mergeLists,
  recordOf,
  type Versions,
} from '#features/admin/components/merge-drafts.ts'
import { usePageForm } from '#features/admin/components/page-forms.ts'
import { countChanges } from '#features/admin/components/use-kept-draft.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { useVersionedDraft } from '#features/admin/components/use-versioned-draft.ts'
import { isConflict } from '#features/admin/components/use-versioned-form.ts'
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

/** As the list knows an item: the same kind of document, asked of the same party by the same name. */
const keyOf = ({ party, documentType, name }: TemplateDraft) => `${party} ${documentType}: ${name}`

const asRecords = ({ base, mine, theirs }: Versions<TemplateDraft[]>) => ({
  base: recordOf(base, keyOf),
  mine: recordOf(mine, keyOf),
  theirs: recordOf(theirs, keyOf),
})

const sayItem = (item: unknown) =>
  item ? describeItem(item as TemplateDraft) || 'on the list' : 'not on the list'

const sayMistake = ({ path: [place], message }: { path: PropertyKey[]; message: string }) =>
  typeof place === 'number' ? `Item ${place + 1}: ${message}` : message

export function TemplateForm({ role, template }: TemplateFormProps) {
  const name = `checklist ${role}`
  const [showsMistakes, setShowsMistakes] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { refetch } = useTemplate(role)
  const save = useSaveTemplate(role)
  const { reportSuccess } = useOutcome()
  const list = useVersionedDraft<Template, TemplateDraft[]>({
    ...{ name, schema: listDraftSchema, stored: template },
    draftFrom: (stored) => stored.items,
    merge: (versions) => mergeLists(versions, keyOf),
  })
  const { draft: items, base, conflict, type: setItems } = list
  // A list is one value, however its items moved.
  const changes = countChanges(items, base.values, 0)
  const form = usePageForm({ draft: name, changes, isSaving: save.isPending })

  const issues = showsMistakes ? (templateItemsSchema.safeParse(items).error?.issues ?? []) : []

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailure(undefined)
    const { data } = templateItemsSchema.safeParse(items)
    setShowsMistakes(data === undefined)
    if (!data) return
    try {
      const saved = await save.mutateAsync({ version: base.version, items: data })
      list.buildOn(saved)
      reportSuccess('Checklist saved', { description: 'It counts for applications from now on.' })
    } catch (error) {
      if (isConflict(error)) list.showConflict((await refetch()).data)
      else setFailure(error)
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-small text-soft">{sayChanged(template)}</p>
        {failure !== undefined && (
          <Notice tone="critical" announce>
            {reasonOf(failure, 'The checklist was not saved. Please try again.')}
          </Notice>
        )}
        {conflict && (
          <ConflictNotice
            title="Somebody else changed this list meanwhile"
            mine={{ label: 'Keep mine', onKeep: conflict.keepMine }}
            theirs={{ label: 'Take theirs', onTake: conflict.takeTheirs }}
          >
            <DraftDifferences
              differences={listDifferences(asRecords(conflict.versions), 1)}
              nameOf={([key = '']) => key.split(': ')[1] ?? key}
              say={sayItem}
            />
            <p>Theirs: {conflict.theirs.items.map(({ name }) => name).join(', ')}.</p>
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
        {!areSame(items, template.defaults) && (
          <Button kind="bare" className="justify-self-start" onClick={() => setItems(template.defaults)}>
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
