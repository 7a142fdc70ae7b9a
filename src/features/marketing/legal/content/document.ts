/** What the legal texts need to know about the company: its own words for them may be edited. */
export type Company = {
  name: string
  email: string
  phone: string
  /** Whether a service that counts page views is connected to this site. */
  countsViews: boolean
}

export type LegalSection = {
  /** Place on the page, kept when the title changes: links from elsewhere point to it. */
  id: string
  title: string
  /** Markdown. */
  body: string
}

export type LegalDocument = {
  title: string
  description: string
  keywords: readonly string[]
  lead: string
  /** The whole text in a few sentences, for those who read no more. */
  inShort: readonly string[]
  sections: readonly LegalSection[]
}
