import { fundingAmountValues } from '#domain/applications.ts'
import {
  attorneys,
  diagnoses,
  firmDomainOf,
  firms,
  firstNames,
  homes,
  lastNames,
  stories,
} from './demo-words.ts'
import type { Random } from './seeded-random.ts'

const day = 24 * 60 * 60_000
/** Half of the cases are road accidents. */
const caseTypes = [
  'auto-accident',
  'auto-accident',
  'auto-accident',
  'slip-fall',
  'personal-injury',
  'product-liability',
  'workers-compensation',
] as const
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** The phone numbers of one area code that are reserved for fiction. */
const numbersPerArea = 100
const phoneOf = (areaCode: string, nth: number) =>
  `(${areaCode}) 555-01${String(nth % numbersPerArea).padStart(2, '0')}`

/** People write a firm in more than one way. */
function spell(firm: string, index: number): string {
  if (index % 6 === 2) return firm.replace('&', 'and').replace(/ (LLP|PLLC)$/, '')
  return index % 6 === 4 ? firm.toUpperCase() : firm
}

/** Every seventh application comes from a law firm. */
export const isByFirm = (index: number): boolean => index % 7 === 6

export function writeApplication(random: Random, index: number, submittedAt: number) {
  const home = homes[index % homes.length] ?? homes[0]
  // Each first name meets each last name before a pair repeats.
  const firstName = firstNames[index % firstNames.length] ?? firstNames[0]
  const lastName =
    lastNames[(index + Math.floor(index / firstNames.length)) % lastNames.length] ?? lastNames[0]
  const person = {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${index + 1}@example.com`.toLowerCase(),
    phone: phoneOf(home.areaCode, Math.floor(index / homes.length)),
  }
  const firm = random.whole(0, firms.length - 1)
  const attorney = {
    name: attorneys[firm] ?? attorneys[0],
    firm: spell(firms[firm] ?? firms[0], index),
    phone: phoneOf('212', firm),
    email: `${(attorneys[firm] ?? attorneys[0]).replace(' ', '.')}@${firmDomainOf(firm)}`.toLowerCase(),
  }
  const caseType = random.pick(caseTypes)
  const theCase = {
    caseType,
    incidentDate: dayOf(submittedAt - random.whole(40, 600) * day),
    incidentLocation: `${home.city}, ${home.state}`,
    fundingAmount: random.pick(fundingAmountValues.slice(0, 4) as ['1000-5000']),
    consent: true,
    privacy: true,
    phoneConsent: random.chance(0.6),
  }
  return isByFirm(index) ? byFirm() : byPlaintiff()

  function byPlaintiff() {
    return {
      role: 'plaintiff',
      ...person,
      ...theCase,
      state: home.state,
      address: `${random.whole(1, 999)} Example Street, ${home.city}`,
      dateOfBirth: dayOf(submittedAt - random.whole(22 * 365, 70 * 365) * day),
      caseDescription: random.pick(stories[caseType]),
      ...(caseType === 'auto-accident' && { policeReportNumber: `26-${String(index).padStart(5, '0')}` }),
      healthConsent: true,
      currentDiagnosis: random.pick(diagnoses),
      estimatedMedicalExpenses: '12,345',
      employmentStatus: random.pick(['employed', 'self-employed', 'unemployed']),
      estimatedLostWages: '6,789',
      hasPriorInjuries: false,
      hasPriorFunding: random.chance(0.2),
      plaintiffAttorneyName: attorney.name,
      plaintiffAttorneyFirm: attorney.firm,
      plaintiffAttorneyPhone: attorney.phone,
      plaintiffAttorneyEmail: attorney.email,
    }
  }

  function byFirm() {
    const [attorneyFirstName, attorneyLastName] = attorney.name.split(' ')
    return {
      role: 'attorney',
      ...theCase,
      firstName: attorneyFirstName,
      lastName: attorneyLastName,
      email: attorney.email,
      phone: attorney.phone,
      attorneyFirm: attorney.firm,
      attorneyBarNumber: `EX-${10_000 + firm}`,
      attorneyYearsOfExperience: 5 + firm,
      clientFirstName: person.firstName,
      clientLastName: person.lastName,
      clientState: home.state,
      clientPhone: person.phone,
      clientEmail: person.email,
      liabilityAssessment: 'clear-liability',
      caseProbability: 'very-high',
      estimatedCaseValue: '250k-500k',
      opposingParty: 'Fictional Freight Inc.',
      insuranceCarriers: 'Imaginary Mutual',
    }
  }
}
