import {
  declineUnanswered,
  type Field,
  isYes,
  pickAsked,
  type Typed,
} from '#features/questions/steps/field.ts'
import { type HomeRules, listSteps } from '#features/questions/steps/home-state.ts'
import { answersSchema } from '#features/questions/steps/step.ts'
import { notRead } from '../../schema.ts'
import type { PhoneDraft } from './phone-draft.ts'

/** What applies now, step by step: questions about health only after a yes to being asked. */
export const listAsked = ({ role, values }: PhoneDraft, rules: HomeRules) =>
  listSteps(role, rules).map(({ slug, title, fields }) => ({
    slug,
    title: title.en,
    fields: pickAsked(fields, declineUnanswered(fields, values)),
  }))

/** What would be sent, and what is wrong with it, by the rules of the wizard. */
export function checkCall(
  draft: PhoneDraft,
  rules: HomeRules,
): { answers: Typed; errors: Record<string, string> } {
  const fields: Field[] = listAsked(draft, rules).flatMap((step) => step.fields)
  const answered = fields.filter(({ name }) => (draft.values[name] ?? '').trim() !== '')
  const answers = Object.fromEntries(answered.map(({ name }) => [name, draft.values[name]]))
  const checked = answersSchema<readonly Field[]>(fields).safeParse(answers)
  const mistakes = (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])
  const errors: Record<string, string> = Object.fromEntries(mistakes)
  for (const field of fields) {
    if (field.kind !== 'agreement') continue
    if (field.name in errors) errors[field.name] = sayMissing(draft.values[field.name])
    else if (field.name in answers && !draft.read.includes(field.name)) errors[field.name] = notRead
  }
  return { answers, errors }
}

const sayMissing = (answer: string | undefined) =>
  answer && !isYes(answer)
    ? 'Without a yes we can’t take the application'
    : 'Read it to them, and say what they answered'
