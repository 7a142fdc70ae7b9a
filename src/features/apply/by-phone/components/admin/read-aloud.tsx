import { FieldGroup } from '#features/admin/kit/components/field.tsx'
import { Tick } from '#features/admin/kit/components/tick.tsx'
import { nameCompany } from '#features/questions/content/agreements.ts'
import type { FieldOf } from '#features/questions/steps/field.ts'
import { wordsOf } from '#features/questions/steps/readable.ts'
import { staffLocale } from '#site/locale.ts'
import { RadioCard } from '#ui/radio-card.tsx'

type ReadAloudProps = {
  field: FieldOf<'agreement'>
  company: string
  value: string
  isRead: boolean
  error: string | undefined
  onAnswer: (value: string) => void
  onRead: (isRead: boolean) => void
}

const answers = [
  { value: 'yes', label: 'They said yes' },
  { value: 'no', label: 'They said no' },
] as const

export function ReadAloud({ field, company, value, isRead, error, onAnswer, onRead }: ReadAloudProps) {
  return (
    <FieldGroup
      id={`apply-${field.name}`}
      name={field.name}
      className="k-say col-span-full"
      legend={
        <>
          <small>Read aloud{field.optional && ', they may say no'}</small>“
          {nameCompany(wordsOf(field, staffLocale), company)}”
        </>
      }
      error={error}
    >
      <div className="k-answers">
        <Tick
          name={`read-${field.name}`}
          label="I read this to them word for word"
          checked={isRead}
          onChange={({ target }) => onRead(target.checked)}
        />
        {answers.map((answer) => (
          <RadioCard
            key={answer.value}
            value={answer.value}
            label={answer.label}
            checked={value === answer.value}
            onChange={() => onAnswer(answer.value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
