import type { AnswerName } from '#db/schema/answers.ts'
import type { Checklist, ChecklistItem } from '#features/documents/checklist/schema.ts'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import { answerTabs, listAnswersOn } from '#features/review/content.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { formatCalendarDay } from '#site/staff-format.ts'

type Compared = { label: string; names: readonly AnswerName[] }

/** Most telling first. A line may join several answers. */
const compared: readonly Compared[] = [
  { label: 'Name, birth', names: ['firstName', 'lastName', 'dateOfBirth'] },
  { label: 'Client', names: ['clientFirstName', 'clientLastName'] },
  { label: 'Address', names: ['address'] },
  { label: 'Incident', names: ['incidentDate', 'incidentLocation'] },
  { label: 'Police report', names: ['policeReportNumber'] },
  { label: 'Case', names: ['caseType'] },
  { label: 'What happened', names: ['caseDescription'] },
  { label: 'Injury', names: ['currentDiagnosis'] },
  { label: 'Treatment', names: ['treatingDoctors'] },
  { label: 'Law firm', names: ['plaintiffAttorneyFirm', 'plaintiffAttorneyName', 'attorneyFirm'] },
  { label: 'Other side', names: ['opposingParty'] },
  { label: 'Insurance', names: ['insuranceCarriers', 'defendantInsuranceLimits'] },
  { label: 'Case value', names: ['estimatedCaseValue'] },
]

export type ComparedAnswer = { label: string; answer: string }

/** An attorney's own name is in none of the documents. */
const isOfFiler = (role: ApplicationDetail['role'], name: string) =>
  role === 'attorney' && (name === 'firstName' || name === 'lastName')

export function listCompared(application: ApplicationDetail): ComparedAnswer[] {
  const answers = new Map(
    answerTabs
      .flatMap(({ id }) => listAnswersOn(id, application))
      .filter(({ name }) => !isOfFiler(application.role, name))
      .map(({ name, answer }) => [name, answer]),
  )
  return compared.flatMap(({ label, names }) => {
    const found = names.flatMap((name) => answers.get(name) ?? [])
    return found.length > 0 ? [{ label, answer: joinAnswers(names, found) }] : []
  })
}

function joinAnswers(names: readonly string[], found: readonly string[]): string {
  const isNamed = names[0] === 'firstName' || names[0] === 'clientFirstName'
  const [first = '', last = '', ...rest] = found
  return isNamed ? [`${first} ${last}`.trim(), ...rest].join(', ') : found.join(', ')
}

/** Words that point to the person or the incident: the last name, and dates as Americans write them. */
export function listTerms({ role, answers }: ApplicationDetail): string[] {
  const name = answers[role === 'attorney' ? 'clientLastName' : 'lastName']
  const dates = [answers.dateOfBirth, answers.incidentDate].flatMap((date) =>
    typeof date === 'string' ? spellDate(date) : [],
  )
  return [...(typeof name === 'string' && name.length > 1 ? [name] : []), ...dates]
}

/** "02/09/2025", "2/9/2025", "2/9/25", "Feb 9, 2025", "February 9, 2025" and 2025-02-09. */
export function spellDate(date: string): string[] {
  const [year, month, day] = date.split('-')
  if (!year || !month || !day) return []
  const short = `${Number(month)}/${Number(day)}`
  const spelled = (['short', 'long'] as const).map((style) =>
    formatCalendarDay(date, { month: style, day: 'numeric', year: 'numeric' }),
  )
  return [
    ...new Set([
      `${month}/${day}/${year}`,
      `${short}/${year}`,
      `${short}/${year.slice(2)}`,
      ...spelled,
      date,
    ]),
  ]
}

export type Judged = { document: AdminDocument; item: ChecklistItem | undefined }

export const listJudged = ({ items, otherDocuments }: Checklist): Judged[] => [
  ...items.flatMap((item) => item.documents.map((document) => ({ document, item }))),
  ...otherDocuments.map((document) => ({ document, item: undefined })),
]
