import { EntryList } from '#features/admin/components/entry-list.tsx'
import type { ContentTextProps } from './content-text.tsx'
import { ListContent } from './list-content.tsx'
import { newQuestion, toQuestionDraft } from './question-drafts.ts'
import { QuestionFields } from './question-fields.tsx'

export function QuestionsContent(props: ContentTextProps) {
  return (
    <ListContent {...props} of="questions" toDraft={toQuestionDraft}>
      {({ entries, showMistakes, onChange }) => (
        <EntryList
          entries={entries}
          nameOf={({ question }) => question || 'No question yet'}
          noteOf={({ group }) => group}
          add={{ label: 'Add a question', make: newQuestion }}
          onChange={onChange}
        >
          {(question, change) => (
            <QuestionFields
              question={question}
              groups={[...new Set(entries.map(({ group }) => group).filter(Boolean))]}
              showMistakes={showMistakes}
              onChange={change}
            />
          )}
        </EntryList>
      )}
    </ListContent>
  )
}
