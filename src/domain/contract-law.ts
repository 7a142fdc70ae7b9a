import { type Choice, valuesOf } from './choice.ts'

/** How a person may give the money back to cancel. */
export const cancelWays = [
  { value: 'in-person', label: 'our uncashed check, handed in at the office' },
  { value: 'tracked-mail', label: 'notice and money by certified, insured or registered mail' },
  { value: 'mail', label: 'notice and money by any mail' },
] as const satisfies readonly Choice[]

export const contractPages = [
  { value: 'front', label: 'on the front page' },
  { value: 'first-two', label: 'on the first two pages' },
  { value: 'body', label: 'in the body' },
  { value: 'above-signature', label: 'above the signature' },
] as const satisfies readonly Choice[]

export const rateDisclosures = [
  { value: 'none', label: 'not asked for' },
  { value: 'annual', label: 'one yearly rate' },
  { value: 'per-step', label: 'a yearly rate at the end of each step' },
] as const satisfies readonly Choice[]

export const initialsRules = [
  { value: 'required', label: 'on each page' },
  { value: 'space', label: 'a space for them on each page' },
  { value: 'no', label: 'not asked for' },
] as const satisfies readonly Choice[]

/** What the law wants the client's attorney to state. */
export const attorneyTopics = [
  { value: 'costs-disclosed', label: 'all costs were disclosed, to the best of their knowledge' },
  { value: 'disclosures-reviewed', label: 'they reviewed the disclosures with the client' },
  { value: 'contract-reviewed', label: 'they could review the contract, and represent the client' },
  { value: 'contingency', label: 'they’re paid on contingency under a written agreement' },
  { value: 'trust-account', label: 'all proceeds go through their trust account or a settlement fund' },
  { value: 'instructions', label: 'they follow the client’s written instructions' },
  { value: 'no-referral-fee', label: 'no referral fee was or will be paid or taken' },
  { value: 'other', label: 'something else' },
] as const satisfies readonly Choice[]

export const refinanceKinds = [
  { value: 'ban', label: 'never' },
  { value: 'within-months', label: 'only within some months of the first funding' },
  { value: 'advantage', label: 'only for a distinct advantage to the client' },
  { value: 'allowed', label: 'allowed' },
] as const satisfies readonly Choice[]

/** Whose written consent stands in for buying another funder out. */
export const consentGivers = [
  { value: 'consumer', label: 'the client' },
  { value: 'attorney', label: 'the attorney' },
  { value: 'funders', label: 'all funders' },
] as const satisfies readonly Choice[]

export const assignmentRules = [
  { value: 'ban', label: 'never' },
  { value: 'licensees', label: 'only to licensees and those whom the agency allows' },
  { value: 'servicing-kept', label: 'only if we go on servicing it' },
] as const satisfies readonly Choice[]

export const toldSides = [
  { value: 'parties', label: 'the other parties' },
  { value: 'insurers', label: 'their insurers' },
  { value: 'court', label: 'the court' },
] as const satisfies readonly Choice[]

export const licenseKinds = [
  { value: 'license', label: 'a license' },
  { value: 'registration', label: 'a registration' },
] as const satisfies readonly Choice[]

export const retentionStarts = [
  { value: 'last-entry', label: 'the last entry' },
  { value: 'closing', label: 'the closing of the contract' },
] as const satisfies readonly Choice[]

type ValueOf<Choices extends readonly Choice[]> = Choices[number]['value']
type ContractPage = ValueOf<typeof contractPages>

/** Words that a statute wants printed as they are. Names in brackets are to be filled in. */
export type ContractNotice = {
  text: string
  /** Left out where nobody knows. */
  place?: ContractPage | undefined
  points?: number | undefined
  bold?: boolean | undefined
  box?: boolean | undefined
  source: string
  /** When somebody last compared it with the source. */
  checkedOn: string | null
}

export type AttorneyStatement = {
  about: ValueOf<typeof attorneyTopics>
  /** The statute's own words, once somebody has them. */
  text?: string | undefined
}

/** What a state's law asks of the contract and its life. What is left out, nobody has said. */
export type ContractLaw = {
  cancelWays?: ValueOf<typeof cancelWays>[] | undefined
  scope?: { residence: boolean; forum: boolean } | undefined
  rateDisclosure?: ValueOf<typeof rateDisclosures> | undefined
  maximumStated?: boolean | undefined
  cumulativeRow?: boolean | undefined
  initials?: ValueOf<typeof initialsRules> | undefined
  type?:
    | {
        points?: number | undefined
        bold?: boolean | undefined
        box?: boolean | undefined
        caps?: boolean | undefined
        page?: ContractPage | undefined
      }
    | undefined
  notices?: ContractNotice[] | undefined
  attorney?: { required?: boolean | undefined; statements?: AttorneyStatement[] | undefined } | undefined
  languages?:
    | { bothOnNegotiation?: boolean | undefined; translatorAffidavit?: boolean | undefined }
    | undefined
  formApproval?:
    | { required?: boolean | undefined; number?: string | undefined; date?: string | undefined }
    | undefined
  refinance?:
    | { kind: ValueOf<typeof refinanceKinds>; months?: number | undefined; tables?: boolean | undefined }
    | undefined
  earlierFunder?:
    | { buyOut?: boolean | undefined; writtenConsent?: ValueOf<typeof consentGivers>[] | undefined }
    | undefined
  assignment?: ValueOf<typeof assignmentRules> | undefined
  /** `days` are business days from the funding. */
  noticeToOthers?: { who: ValueOf<typeof toldSides>[]; days?: number | undefined } | undefined
  /** Business days from the funding. */
  attorneyCopyDays?: number | undefined
  /** Its number is the rule's `license`; `bond` is cents. */
  license?:
    | {
        kind?: ValueOf<typeof licenseKinds> | undefined
        from?: string | undefined
        to?: string | undefined
        bond?: number | undefined
      }
    | undefined
  /** `due` is a month and a day, like 01-31. Left out: the agency sets it. */
  report?: { required: boolean; due?: string | undefined; sworn?: boolean | undefined } | undefined
  retention?: { years: number; from: ValueOf<typeof retentionStarts> } | undefined
  /** A fee or a cap that no field can hold. */
  unexpressed?: string | undefined
}

export const cancelWayValues = valuesOf(cancelWays)
export const contractPageValues = valuesOf(contractPages)
export const rateDisclosureValues = valuesOf(rateDisclosures)
export const initialsValues = valuesOf(initialsRules)
export const attorneyTopicValues = valuesOf(attorneyTopics)
export const refinanceValues = valuesOf(refinanceKinds)
export const consentGiverValues = valuesOf(consentGivers)
export const assignmentValues = valuesOf(assignmentRules)
export const toldSideValues = valuesOf(toldSides)
export const licenseKindValues = valuesOf(licenseKinds)
export const retentionStartValues = valuesOf(retentionStarts)

/** While nobody has said how the law lets a price be made and told, and a contract be written. */
export const noLaw = {
  earning: null,
  oneTimeCharges: null,
  capsPerClaim: false,
  rateMethod: null,
  schedule: null,
  contract: null,
}

/** What an owner has, whatever the law says: the days of the license, and the approval of their form. */
export function splitOwnFacts(law: ContractLaw | null | undefined): { law: ContractLaw; own: ContractLaw } {
  const { license, formApproval, ...rest } = law ?? {}
  const { from, to, ...licensed } = license ?? {}
  const { number, date, ...approved } = formApproval ?? {}
  return {
    law: { ...rest, ...filled({ license: filled(licensed), formApproval: filled(approved) }) },
    own: filled({ license: filled({ from, to }), formApproval: filled({ number, date }) }) ?? {},
  }
}

/** Another law with the facts of the owner who had this one. */
export function keepOwnFacts(law: ContractLaw | null, before: ContractLaw | null | undefined) {
  const { own } = splitOwnFacts(before)
  return (
    filled({
      ...law,
      license: filled({ ...law?.license, ...own.license }),
      formApproval: filled({ ...law?.formApproval, ...own.formApproval }),
    }) ?? null
  )
}

/** Without what is not there; nothing if nothing is. */
function filled<Members extends object>(members: Members): Members | undefined {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? (Object.fromEntries(entries) as Members) : undefined
}
