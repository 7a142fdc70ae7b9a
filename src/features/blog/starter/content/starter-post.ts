export type StarterCategory = { slug: string; name: string; description: string }

/** A post the site starts with. After the first start it lives in the database and belongs to the administrator. */
export type StarterPost = {
  slug: string
  title: string
  excerpt: string
  /** The slug of its category. */
  category: string
  metaTitle: string
  metaDescription: string
  /** How many days before the first start it is dated, which gives the blog its reading order. */
  daysOld: number
  content: string
}
