export type StarterCategory = { slug: string; name: string; description: string }

/** After the first start the post lives in the database and belongs to the administrator. */
export type StarterPost = {
  slug: string
  title: string
  excerpt: string
  category: string
  metaTitle: string
  metaDescription: string
  content: string
}
