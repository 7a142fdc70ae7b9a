export type Company = {
  name: string
  email: string
  phone: string
  countsViews: boolean
}

export type LegalSection = {
  /** It stays when the title changes, because other pages link to it. */
  id: string
  title: string
  body: string
}

export type LegalDocument = {
  /** When this wording took effect. content.test.ts asks for a new day when the words change. */
  updated: `${number}-${number}-${number}`
  title: string
  description: string
  keywords: readonly string[]
  lead: string
  inShort: readonly string[]
  sections: readonly LegalSection[]
}
