import { useId } from 'react'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { type FaqQuestion, questionSchema } from '../../schema.ts'

type QuestionFieldsProps = {
  question: FaqQuestion
  groups: readonly string[]
  showMistakes: boolean
  onChange: (question: FaqQuestion) => void
}

export function QuestionFields({ question, groups, showMistakes, onChange }: QuestionFieldsProps) {
  const listId = useId()
  const issues = showMistakes ? (questionSchema.safeParse(question).error?.issues ?? []) : []
  const control = (name: keyof FaqQuestion) => ({
    value: question[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...question, [name]: value }),
  })
  const errorOf = (name: keyof FaqQuestion) => issues.find(({ path }) => path[0] === name)?.message
  return (
    <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
      <Field label="Question" error={errorOf('question')} className="sm:col-span-2">
        <Input {...control('question')} autoComplete="off" />
      </Field>
      <Field
        label="Answer"
        help="Paragraphs with an empty line between them, and links like [our states](/states). Filled in by the site: {states} which ones we fund, {caps} where the law limits the charge, {cancel} days to cancel, {price} your terms."
        error={errorOf('answer')}
        className="sm:col-span-2"
      >
        <Textarea {...control('answer')} rows={7} />
      </Field>
      <Field label="Group" help="Questions of one group stand together." error={errorOf('group')}>
        <Input {...control('group')} list={listId} autoComplete="off" />
      </Field>
      <Field label="Anchor" help="The end of its address: /faq#anchor" error={errorOf('id')}>
        <Input {...control('id')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <datalist id={listId}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </div>
  )
}
