/** A category of the blog as it is on the first day. */
export type StarterCategory = { slug: string; name: string; description: string }

/** A post that the site starts with. From the first start on it lives in the database and is the administrator's. */
export type StarterPost = {
  slug: string
  title: string
  excerpt: string
  /** Slug of its category. */
  category: string
  metaTitle: string
  metaDescription: string
  /** How long before the first start it was published, so that the blog has an order to be read in. */
  daysOld: number
  content: string
}
