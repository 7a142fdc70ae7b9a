import type { FieldErrors } from '#lib/errors.ts'
import { fitInitials, initialsFor, isSameName } from '#lib/signed-name.ts'
import { formatList } from '#site/format.ts'
import { staffLocale } from '#site/locale.ts'
import type { AcknowledgmentAnswers } from '../schema.ts'
import type { AttorneyPage } from './attorney-page.ts'

const mistakes = {
  open: (numbers: readonly number[]) =>
    `Answer ${formatList(numbers.map(String), staffLocale)}, or say you can’t.`,
  reason: 'Say why, in a few words.',
  name: 'Type your name to sign.',
  otherName: (name: string) =>
    `The contract says ${name}. Type it that way. If somebody else leads the case now, call us, and we’ll change it.`,
  barNumber: 'Enter your bar number.',
  barState: 'Choose the state of the bar.',
  firm: 'Enter the name of your firm.',
  initials: (initials: string) => `Type your initials. They’d be ${initials}.`,
}

type Given = AcknowledgmentAnswers & { statements: readonly string[] }

const sayOf = ({ answers, statements }: Given) => statements.map((_, at) => answers[at]?.says ?? null)

/** Counted from 1, as on the paper. */
const listOpen = (given: Given): number[] =>
  sayOf(given).flatMap((says, at) => (says === null ? [at + 1] : []))

/** Statements that the attorney can't make, as we tell them to the desk and the client. */
export const listRefused = ({ statements, answers }: Given): string[] =>
  statements.flatMap((statement, at) =>
    answers[at]?.says === 'cannot' ? [`${at + 1}. ${statement} “${answers[at].reason.trim()}”`] : [],
  )

/** With a statement that they can't make nobody signs, so nothing else is asked for. */
export function findMistakes(
  page: AttorneyPage,
  answers: AcknowledgmentAnswers,
  named: string | null,
): FieldErrors | undefined {
  const given = { ...answers, statements: page.statements }
  const open = listOpen(given)
  const errors: FieldErrors = { ...(open.length > 0 && { answers: [mistakes.open(open)] }) }
  const refused = sayOf(given).flatMap((says, at) => (says === 'cannot' ? [at] : []))
  for (const at of refused)
    if (!answers.answers[at]?.reason.trim()) errors[`reason-${at + 1}`] = [mistakes.reason]
  if (refused.length === 0) Object.assign(errors, findSignatureMistakes(page, answers, named))
  return Object.keys(errors).length > 0 ? errors : undefined
}

function findSignatureMistakes(
  page: AttorneyPage,
  { name, barNumber, barState, firm, initials }: AcknowledgmentAnswers,
  named: string | null,
): FieldErrors {
  const isNamed = !named || isSameName(name, named)
  const signed = named || name
  return {
    ...(!name.trim() && { name: [mistakes.name] }),
    ...(name.trim() && !isNamed && { name: [mistakes.otherName(named)] }),
    ...(!/[\p{L}\p{N}]/u.test(barNumber) && { barNumber: [mistakes.barNumber] }),
    ...(!barState && { barState: [mistakes.barState] }),
    ...(!firm.trim() && { firm: [mistakes.firm] }),
    ...(page.initials &&
      (page.initials.isRequired || initials.trim()) &&
      name.trim() &&
      !fitInitials(initials, signed) && { initials: [mistakes.initials(initialsFor(signed))] }),
  }
}
