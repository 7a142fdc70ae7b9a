import type { Answer, Field } from '../../src/features/questions/steps/field.ts'
import { attorneyFields, plaintiffFields } from '../../src/features/questions/steps/steps.ts'

/** A complete application for each role, every question answered, in its stored form. */

const plaintiff = {
  role: 'plaintiff',
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '(555) 014-7733',
  state: 'TX',
  address: '12 Elm Street, Austin 78701',
  dateOfBirth: '1980-02-29',
  caseType: 'slip-fall',
  incidentDate: '2025-03-04',
  incidentLocation: 'Austin, Texas',
  policeReportNumber: 'APD 25-0304417',
  caseDescription: 'I slipped on a wet floor.\nNobody had put up a sign.',
  fundingAmount: '5000-10000',
  plaintiffAttorneyName: 'Lee Park',
  plaintiffAttorneyFirm: 'Park & Co',
  plaintiffAttorneyPhone: '(555) 010-2345 x204',
  plaintiffAttorneyEmail: 'lee@park.example',
  currentDiagnosis: 'Broken wrist',
  treatingDoctors: 'Dr. Ito, St. David’s',
  estimatedMedicalExpenses: '12,000',
  employmentStatus: 'self-employed',
  estimatedLostWages: '4,500',
  hasPriorInjuries: true,
  priorInjuriesDescription: 'Whiplash, 2019',
  hasPriorFunding: false,
  consent: true,
  privacy: true,
} as const

const attorney = {
  role: 'attorney',
  firstName: 'Lee',
  lastName: 'Park',
  attorneyFirm: 'Park & Co',
  attorneyBarNumber: 'TX-24012345',
  state: 'TX',
  email: 'lee@park.example',
  phone: '(555) 010-2345',
  attorneyYearsOfExperience: 12,
  clientFirstName: 'Ana',
  clientLastName: 'Reyes',
  clientPhone: '(555) 014-7733',
  clientEmail: 'ana@example.com',
  caseType: 'auto-accident',
  incidentDate: '2024-11-30',
  incidentLocation: 'Dallas, Texas',
  fundingAmount: '50000+',
  liabilityAssessment: 'clear-liability',
  caseProbability: 'very-high',
  estimatedCaseValue: '250k-500k',
  opposingParty: 'Big Rig Haulage',
  insuranceCarriers: 'Acme Mutual',
  defendantInsuranceLimits: '$100,000 / $300,000',
  defenseCounsel: 'Stone LLP',
  anticipatedTrialDate: '2027-05-01',
  statuteOfLimitations: '2026-11-30',
  consent: true,
  privacy: true,
} as const

/** Makes a valid answer for a question not named above. */
function sampleAnswer(field: Field): Answer {
  switch (field.kind) {
    case 'yes-no':
    case 'agreement':
    case 'tick':
      return true
    case 'whole-number':
      return field.from
    case 'select':
    case 'choice':
      return field.options[0]?.value ?? ''
    case 'date':
      return '2020-01-31'
    case 'email':
      return 'sample@example.com'
    case 'phone':
      return '(555) 010-0000'
    default:
      return 'Sample'
  }
}

const sampleAnswers = (fields: readonly Field[]): object =>
  Object.fromEntries(fields.map((field) => [field.name, sampleAnswer(field)]))

export const plaintiffPayload = { ...sampleAnswers(plaintiffFields), ...plaintiff }
export const attorneyPayload = { ...sampleAnswers(attorneyFields), ...attorney }
