/** What the owner may say about the company, in the order of its page. */
export const companyFacts = [
  { value: 'legal-name', label: 'Legal name' },
  { value: 'since', label: 'In business since' },
  { value: 'owners', label: 'Who owns it' },
  { value: 'money', label: 'Where the money comes from' },
  { value: 'complaints', label: 'Who answers complaints' },
] as const
export type CompanyFactName = (typeof companyFacts)[number]['value']
