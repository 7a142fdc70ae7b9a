import { attorneyPayload, plaintiffPayload } from './application-payloads.ts'

/** Values that must be readable on the desk and nowhere else. Every letter of them is plain ASCII. */
const plantPlaintiff = (who: string, day: string, sum: number) => ({
  ...plaintiffPayload,
  firstName: who,
  address: `7 ${who}wharf Street`,
  dateOfBirth: day,
  incidentLocation: `${who}crossing`,
  policeReportNumber: `${who}report-${sum}1`,
  caseDescription: `Fell at the ${who}gate`,
  currentDiagnosis: `Torn ${who}meniscus`,
  treatingDoctors: `Dr. ${who}stein`,
  estimatedMedicalExpenses: `${sum},417`,
  estimatedLostWages: `${sum},283`,
  priorInjuriesDescription: `Sprained ${who}ankle`,
})

export const plantedPlaintiffs = [
  plantPlaintiff('Quillon', '1971-03-17', 73),
  plantPlaintiff('Brandywax', '1958-11-09', 86),
] as const

export const plantedAttorney = {
  ...attorneyPayload,
  incidentLocation: 'Zephyrine underpass',
  liabilityAssessment: 'clear-liability',
  estimatedCaseValue: '250k-500k',
  caseProbability: 'very-high',
  defendantInsuranceLimits: '$123,987 / $345,986',
  insuranceCarriers: 'Orbweaver Mutual',
  defenseCounsel: 'Thistlewick LLP',
} as const

export const plantedWords = {
  message: 'My landlord Umberfold gave me three days',
  reply: 'We called Umberfold about the three days',
  note: 'Settles for less than Vexillary thinks',
  reason: 'Waits for the Marchbanks report',
  fileName: 'Hollowell biopsy.txt',
  caseMessage: 'Could you ask Dr. Pemberwick again',
  deskMessage: 'We asked Dr. Pemberwick twice',
  newAddress: '9 Lanternfish Lane',
} as const

const ofPlaintiff = [
  'address',
  'dateOfBirth',
  'incidentLocation',
  'policeReportNumber',
  'caseDescription',
  'currentDiagnosis',
  'treatingDoctors',
  'estimatedMedicalExpenses',
  'estimatedLostWages',
  'priorInjuriesDescription',
] as const
const ofAttorney = [
  'incidentLocation',
  'liabilityAssessment',
  'estimatedCaseValue',
  'caseProbability',
  'defendantInsuranceLimits',
  'insuranceCarriers',
  'defenseCounsel',
] as const

export const plantedAnswers = [
  ...plantedPlaintiffs.flatMap((payload) => ofPlaintiff.map((name) => payload[name])),
  ...ofAttorney.map((name) => plantedAttorney[name]),
]
export const allPlanted: readonly string[] = [...plantedAnswers, ...Object.values(plantedWords)]
