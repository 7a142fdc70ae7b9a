import { boolean, date, pgEnum, smallint, text } from 'drizzle-orm/pg-core'
import { applicationCaseTypeValues, fundingAmountValues } from '#domain/applications.ts'
import { stateCodes } from '#domain/states.ts'

export const fundingAmount = pgEnum('funding_amount', fundingAmountValues)

/**
 * What people are found, listed, filtered and sorted by: one column per question, under the question's name. The form
 * does not compile with a question that has its place neither here nor among the sealed answers.
 */
export const answerColumns = {
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  state: text('state', { enum: stateCodes }),
  caseType: text('case_type', { enum: applicationCaseTypeValues }).notNull(),
  incidentDate: date('incident_date', { mode: 'string' }).notNull(),
  fundingAmount: fundingAmount('funding_amount').notNull(),

  // Plaintiffs only
  plaintiffAttorneyName: text('plaintiff_attorney_name'),
  plaintiffAttorneyFirm: text('plaintiff_attorney_firm'),
  plaintiffAttorneyPhone: text('plaintiff_attorney_phone'),
  plaintiffAttorneyEmail: text('plaintiff_attorney_email'),

  // Attorneys only
  attorneyFirm: text('attorney_firm'),
  attorneyBarNumber: text('attorney_bar_number'),
  attorneyYearsOfExperience: smallint('attorney_years_of_experience'),
  clientFirstName: text('client_first_name'),
  clientLastName: text('client_last_name'),
  clientPhone: text('client_phone'),
  clientEmail: text('client_email'),
  clientState: text('client_state', { enum: stateCodes }),
  opposingParty: text('opposing_party'),
  anticipatedTrialDate: date('anticipated_trial_date', { mode: 'string' }),
  statuteOfLimitations: date('statute_of_limitations', { mode: 'string' }),

  consent: boolean('consent').notNull(),
  privacy: boolean('privacy').notNull(),
  phoneConsent: boolean('phone_consent'),
}

/** Nobody searches or sorts by these, and they would hurt if read: the row keeps all of them as one sealed value. */
export const sealedAnswerNames = [
  'incidentLocation',

  // Plaintiffs only
  'address',
  'dateOfBirth',
  'forChildOrWard',
  'guardianName',
  'caseDescription',
  'policeReportNumber',
  'healthConsent',
  'employmentStatus',
  'hasPriorInjuries',
  'priorInjuriesDescription',
  'estimatedMedicalExpenses',
  'estimatedLostWages',
  'hasPriorFunding',
  'treatingDoctors',
  'currentDiagnosis',

  // Attorneys only
  'liabilityAssessment',
  'estimatedCaseValue',
  'caseProbability',
  'defendantInsuranceLimits',
  'insuranceCarriers',
  'defenseCounsel',
] as const
export type SealedAnswerName = (typeof sealedAnswerNames)[number]
/** An answer left empty is absent. */
export type SealedAnswers = Partial<Record<SealedAnswerName, string | boolean>>

export type AnswerName = keyof typeof answerColumns | SealedAnswerName

const sealedNames: ReadonlySet<string> = new Set(sealedAnswerNames)
export const isSealedName = (name: string): name is SealedAnswerName => sealedNames.has(name)

/** Some have a column of their own, the others are sealed together. */
export function splitAnswers<Answers extends object>(answers: Answers) {
  const entries = Object.entries(answers)
  const pick = (isSealed: boolean) =>
    Object.fromEntries(entries.filter(([name]) => isSealedName(name) === isSealed))
  // The types only go by name.
  return { plain: pick(false) as Omit<Answers, SealedAnswerName>, sealed: pick(true) as SealedAnswers }
}
