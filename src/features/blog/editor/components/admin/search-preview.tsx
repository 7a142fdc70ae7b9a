import { brand } from '#site/brand.ts'
import { paths } from '#site/paths.ts'

/** About where search engines cut. They go by pixels; these are the usual character counts. */
const shownTitle = 60
const shownDescription = 160

type SearchPreviewProps = { title: string; slug: string; description: string | null | undefined }

export function SearchPreview({ title, slug, description }: SearchPreviewProps) {
  const whole = title.includes(brand.name) ? title : `${title} | ${brand.name}`
  const isCut = title.length > shownTitle || (description ?? '').length > shownDescription
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small text-soft">As a search result</figcaption>
      <div className="blog-search-result">
        <p className="text-small text-soft">
          {window.location.host}
          {paths.blogPost(slug || 'slug')}
        </p>
        <p className="blog-search-title">{cut(title ? whole : 'Title', shownTitle)}</p>
        <p>{cut(description || 'The description stands here.', shownDescription)}</p>
      </div>
      {isCut && (
        <p className="text-small text-soft">
          Search engines show about {shownTitle} characters of a title and {shownDescription} of a
          description.
        </p>
      )}
    </figure>
  )
}

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text
