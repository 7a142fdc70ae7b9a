import type { AnswerName } from '#db/schema/answers.ts'
import { firmInsurances, firmLiabilities, firmLiens, firmStages, firmTimings } from '#domain/firm-answers.ts'
import type { Firm } from '#features/firms/counsel/schema.ts'
import { unknownAnswer } from '#features/questions/steps/field.ts'
import { consentNotAsked, isHealthConsentUnasked } from '#features/questions/steps/health.ts'
import { answerTabs, listAnswersOn } from '#features/review/content.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { formatMoney, labelOf } from '#site/staff-format.ts'

export type Phrase = { words: string; isRisk?: boolean | undefined }

export type CaseLine = { label: string; said: Phrase[]; firm: Phrase[] }

type Said = { answers: ApplicationDetail['answers']; shown: (name: AnswerName) => string | undefined }

type Line = {
  label: string
  /** The questions behind it. If none of them was asked, the line is left out. */
  names: readonly AnswerName[]
  say: (said: Said) => (Phrase | undefined)[]
  firm?: (answers: Firm['answers']) => Phrase | undefined
}

const plain = (words: string | undefined, isRisk?: boolean): Phrase | undefined =>
  words ? { words: toSentence(words), isRisk } : undefined
const prefixed = (label: string, words: string | undefined) => plain(words && `${label} ${words}`)
const toSentence = (words: string) => (/[.!?…”]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`)

const lines: readonly Line[] = [
  {
    label: 'Fault',
    names: ['caseDescription', 'liabilityAssessment', 'opposingParty'],
    say: ({ shown }) => [
      plain(shown('caseDescription')),
      plain(shown('liabilityAssessment')),
      prefixed('Against', shown('opposingParty')),
    ],
    firm: ({ liability }) =>
      plain(liability ? labelOf(firmLiabilities, liability) : undefined, liability === 'disputed'),
  },
  {
    label: 'Injury',
    names: ['currentDiagnosis', 'hasPriorInjuries', 'healthConsent'],
    say: ({ shown, answers }) => [
      answers.healthConsent === false ? plain('Chose not to tell us about their health') : undefined,
      isHealthConsentUnasked('plaintiff', answers)
        ? plain(`Health answers: ${consentNotAsked}`, true)
        : undefined,
      plain(shown('currentDiagnosis')),
      answers.hasPriorInjuries === false ? plain('No earlier injuries') : undefined,
      answers.hasPriorInjuries === true
        ? plain(`Earlier injuries: ${shown('priorInjuriesDescription') ?? 'not described'}`, true)
        : undefined,
    ],
  },
  {
    label: 'Treatment',
    names: ['treatingDoctors', 'estimatedMedicalExpenses'],
    say: ({ shown }) => [
      plain(shown('treatingDoctors')),
      prefixed('Bills so far:', sayMoney(shown('estimatedMedicalExpenses'))),
    ],
    firm: ({ treatment }) => (treatment ? plain(treatmentWords[treatment]) : undefined),
  },
  {
    label: 'Insurance',
    names: ['insuranceCarriers', 'defendantInsuranceLimits'],
    say: ({ shown }) => [
      plain(shown('insuranceCarriers')),
      prefixed('Limits:', shown('defendantInsuranceLimits')),
    ],
    firm: ({ insurance }) => {
      if (insurance === 'not-confirmed') return plain('Nothing confirmed yet', true)
      return plain(insurance ? `${labelOf(firmInsurances, insurance)} confirmed` : undefined)
    },
  },
  {
    label: 'Liens, advances',
    names: ['hasPriorFunding'],
    say: ({ answers }) => [
      answers.hasPriorFunding === true ? plain('Had funding for this case before', true) : undefined,
      answers.hasPriorFunding === false ? plain('No earlier advance') : undefined,
    ],
    firm: ({ liens }) => plain(liens ? labelOf(firmLiens, liens) : undefined, liens !== 'none'),
  },
  {
    label: 'Stage',
    names: ['anticipatedTrialDate', 'defenseCounsel'],
    say: ({ shown }) => [
      prefixed('Trial expected', shown('anticipatedTrialDate')),
      prefixed('Defense:', shown('defenseCounsel')),
    ],
    firm: ({ stage, timing }) => {
      const settles = timing && `might settle: ${labelOf(firmTimings, timing).toLowerCase()}`
      return plain([stage && labelOf(firmStages, stage), settles].filter(Boolean).join(', ') || undefined)
    },
  },
  {
    label: 'Value',
    names: ['estimatedCaseValue', 'caseProbability'],
    say: ({ shown }) => [plain(shown('estimatedCaseValue')), prefixed('Recovery:', shown('caseProbability'))],
  },
  {
    label: 'Work and pay',
    names: ['employmentStatus', 'estimatedLostWages'],
    say: ({ shown }) => [
      plain(shown('employmentStatus')),
      prefixed('Lost pay so far:', sayMoney(shown('estimatedLostWages'))),
    ],
  },
  {
    label: 'Person',
    names: ['dateOfBirth', 'address', 'guardianName'],
    say: ({ shown }) => [
      prefixed('Born', shown('dateOfBirth')),
      plain(shown('address')),
      prefixed('Parent or guardian:', shown('guardianName')),
    ],
  },
  {
    label: 'Attorney',
    names: ['attorneyFirm', 'attorneyBarNumber'],
    say: ({ shown }) => [
      plain(shown('attorneyFirm')),
      prefixed('Bar number', shown('attorneyBarNumber')),
      prefixed('Years in practice:', shown('attorneyYearsOfExperience')),
    ],
  },
]

const treatmentWords: Record<NonNullable<Firm['answers']['treatment']>, string> = {
  yes: 'Still treating',
  finished: 'Treatment finished',
  'not-started': 'Treatment not started',
  unknown: 'Doesn’t know whether treatment goes on',
}

/** The form says “I don’t know”. */
const notKnown = 'not known'

/** Formats what is a sum. Anything else stays in their words. */
export function sayMoney(typed: string | undefined): string | undefined {
  if (!typed || typed === notKnown) return typed
  const sum = /^\$?\s*(\d{1,3}(?:,?\d{3})*|\d+)(\.\d{1,2})?$/.exec(typed.trim())
  return sum
    ? formatMoney(Math.round(Number(`${sum[1]?.replaceAll(',', '')}${sum[2] ?? ''}`) * 100))
    : `“${typed}”`
}

/** Only lines whose questions were asked. A line without words was not answered. */
export function listCaseLines(application: ApplicationDetail, firm: Firm | undefined): CaseLine[] {
  const answers = new Map(
    answerTabs.flatMap(({ id }) => listAnswersOn(id, application)).map(({ name, answer }) => [name, answer]),
  )
  const shown = (name: AnswerName) => {
    const answer = answers.get(name) ?? undefined
    return answer === unknownAnswer ? notKnown : answer
  }
  return lines.flatMap(({ label, names, say, firm: sayOfFirm }) => {
    const said = say({ answers: application.answers, shown }).filter((phrase) => phrase !== undefined)
    const ofFirm = firm?.representation === 'yes' ? sayOfFirm?.(firm.answers) : undefined
    if (!ofFirm && !names.some((name) => answers.has(name))) return []
    return [{ label, said, firm: ofFirm ? [ofFirm] : [] }]
  })
}
