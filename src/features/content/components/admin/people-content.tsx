import { EntryList } from '#features/admin/components/entry-list.tsx'
import type { CompanyPerson } from '../../company/schema.ts'
import type { ContentTextProps } from './content-text.tsx'
import { toText } from './entries.ts'
import { ListContent } from './list-content.tsx'
import { PersonFields } from './person-fields.tsx'

const toPersonDraft = (entry: Record<string, unknown>): CompanyPerson => ({
  name: toText(entry.name),
  role: toText(entry.role),
  portrait: toText(entry.portrait),
})

export function PeopleContent(props: ContentTextProps) {
  return (
    <ListContent {...props} of="people" toDraft={toPersonDraft}>
      {({ entries, showMistakes, onChange }) => (
        <EntryList
          entries={entries}
          nameOf={({ name }) => name || 'No name yet'}
          noteOf={({ role }) => role}
          add={{ label: 'Add a person', make: () => ({ name: '', role: '', portrait: '' }) }}
          onChange={onChange}
        >
          {(person, change) => <PersonFields person={person} showMistakes={showMistakes} onChange={change} />}
        </EntryList>
      )}
    </ListContent>
  )
}
