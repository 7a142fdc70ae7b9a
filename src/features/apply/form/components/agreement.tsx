import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { linkedWords, nameCompany } from '#features/questions/content/agreements.ts'
import type { FieldOf } from '#features/questions/steps/field.ts'
import type { Locale } from '#site/locale.ts'
import { paths } from '#site/paths.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { OptionalMark } from '#ui/field-message.tsx'
import { useLocale } from '#ui/locale.tsx'
import { Choices } from './choices.tsx'
import { fieldId, type QuestionFieldProps } from './question-field.tsx'

/** Shows the exact words we keep, with links. A box, or a yes and a no side by side. */
export function Agreement(props: QuestionFieldProps<FieldOf<'agreement'>>) {
  const { field, company, marked, value, error, onAnswer } = props
  const locale = useLocale()
  const words = linkNamed(nameCompany(field.label[locale], company), locale)
  if (field.answers) {
    const { yes, no } = field.answers[locale]
    const options = [
      { value: 'yes', label: yes },
      { value: 'no', label: no },
    ]
    return <Choices {...props} legend={<span className="font-normal">{words}</span>} options={options} />
  }
  return (
    <Checkbox
      id={fieldId(field.name)}
      name={field.name}
      required={!field.optional}
      checked={value === 'yes'}
      error={error}
      onChange={(event) => onAnswer(event.target.checked ? 'yes' : '')}
      label={
        <>
          {words}
          {marked && field.optional && <OptionalMark />}
        </>
      }
    />
  )
}

const targets = { privacyPolicy: paths.privacyPolicy, healthData: paths.healthData } as const

function linkNamed(statement: string, locale: Locale): ReactNode {
  for (const [page, to] of Object.entries(targets)) {
    const name = linkedWords[locale][page as keyof typeof targets]
    const [before, after] = statement.split(name)
    if (after === undefined) continue
    return (
      <Fragment>
        {before}
        <Link to={to} target="_blank">
          {name}
        </Link>
        {after}
      </Fragment>
    )
  }
  return statement
}
