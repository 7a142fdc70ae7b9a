/** What the legal texts say about the company, in words that can be edited. */
export type Company = {
  name: string
  email: string
  phone: string
  /** A service that counts page views is connected to this site. */
  countsViews: boolean
}

export type LegalSection = {
  /** The section's anchor. It stays when the title changes, because other pages link to it. */
  id: string
  title: string
  /** Markdown. */
  body: string
}

export type LegalDocument = {
  /** The day this wording took effect. content.test.ts asks for a new one when the words change. */
  updated: `${number}-${number}-${number}`
  title: string
  description: string
  keywords: readonly string[]
  lead: string
  /** The whole text in a few sentences, for people who read no further. */
  inShort: readonly string[]
  sections: readonly LegalSection[]
}
