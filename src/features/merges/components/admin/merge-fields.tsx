import { Choice as Question } from '#features/admin/kit/components/choice.tsx'
import { findField, labelOfField } from '#features/questions/steps/corrected.ts'
import type { Field } from '#features/questions/steps/field.ts'
import { formatAnswer } from '#features/questions/steps/readable.ts'
import { fieldsOf } from '#features/questions/steps/steps.ts'
import { staffLocale } from '#site/locale.ts'
import type { Pair, Side } from '../../schema.ts'

type Files = Pair['files']

/** Only the person can agree, so the desk has nothing to choose. */
const isChoosable = ({ kind }: Field) => kind !== 'agreement'
const answerIn = ({ answers }: Side, { name }: Field) => answers[name] ?? null

export function sortFields([one, other]: Files) {
  const fields = fieldsOf[one.role].filter(isChoosable)
  const isSame = (field: Field) => answerIn(one, field) === answerIn(other, field)
  return {
    different: fields.filter((field) => !isSame(field)),
    same: fields.filter((field) => isSame(field) && answerIn(one, field) !== null),
  }
}

/** The chosen one, else the one that stays, unless it has no answer. */
export function sourceOf(field: Field, files: Files, { keptId, chosen }: Choice): Side {
  const kept = files[0].id === keptId ? files[0] : files[1]
  const other = kept === files[0] ? files[1] : files[0]
  const picked = files.find(({ id }) => id === chosen[field.name])
  if (picked && answerIn(picked, field) !== null) return picked
  return answerIn(kept, field) === null ? other : kept
}

export type Choice = { keptId: string; chosen: Readonly<Record<string, string>> }

const sayAnswer = (side: Side, field: Field) => {
  const answer = answerIn(side, field)
  return answer === null ? 'No answer' : formatAnswer(field, answer, staffLocale)
}

type MergeFieldsProps = {
  files: Files
  choice: Choice
  errors: Readonly<Record<string, readonly string[]>>
  onChoose: (name: string, id: string) => void
}

export function MergeFields({ files, choice, errors, onChoose }: MergeFieldsProps) {
  const { different, same } = sortFields(files)
  return (
    <section aria-label="Answers" className="k-form">
      {different.map((field) => (
        <Question
          key={field.name}
          layout="pairs"
          legend={labelOfField(field)}
          name={`merge-${field.name}`}
          error={errors[field.name]?.[0]}
          value={sourceOf(field, files, choice).id}
          onChange={(id) => onChoose(field.name, id)}
          options={files.map((side) => ({
            value: side.id,
            label: sayAnswer(side, field),
            about: side.reference,
            off: answerIn(side, field) === null,
          }))}
        />
      ))}
      {different.length === 0 && <p>Every answer is the same.</p>}
      {same.length > 0 && (
        <details>
          <summary className="min-h-8 content-center">
            {same.length === 1 ? '1 answer is' : `${same.length} answers are`} the same in both
          </summary>
          <dl className="k-facts">
            {same.map((field) => (
              <div key={field.name}>
                <dt>{labelOfField(field)}</dt>
                <dd>{sayAnswer(files[0], field)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}

export function standingAnswer(name: string, files: Files, choice: Choice) {
  const field = findField(files[0].role, name)
  return field ? answerIn(sourceOf(field, files, choice), field) : null
}
