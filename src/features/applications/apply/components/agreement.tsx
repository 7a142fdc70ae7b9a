import { Link } from 'react-router'
import { paths } from '#site/paths.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { useLocale } from '#ui/locale.tsx'
import { privacyPolicyWords } from '../content/agreements.ts'
import type { FieldOf } from '../steps/field.ts'
import { fieldId, type QuestionFieldProps } from './question-field.tsx'

/** A checkbox. Shows the exact words we keep, with the policy's name as a link. */
export function Agreement({ field, value, error, onAnswer }: QuestionFieldProps<FieldOf<'agreement'>>) {
  const locale = useLocale()
  const label = field.label[locale]
  const policy = privacyPolicyWords[locale]
  const [before = '', after] = label.split(policy)
  return (
    <Checkbox
      id={fieldId(field.name)}
      name={field.name}
      required
      checked={value === 'yes'}
      error={error}
      onChange={(event) => onAnswer(event.target.checked ? 'yes' : '')}
      label={
        after === undefined ? (
          label
        ) : (
          <>
            {before}
            <Link to={paths.privacyPolicy} target="_blank">
              {policy}
            </Link>
            {after}
          </>
        )
      }
    />
  )
}
