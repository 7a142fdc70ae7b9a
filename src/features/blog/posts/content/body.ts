import { htmlToPlain, sanitizeRichText } from '#lib/rich-text.ts'
import type { Post } from '../schema.ts'

/** A body as it is stored, with what lists and headers say about it. */
export function toStoredBody(html: string, featuredImage: string | null) {
  const content = sanitizeRichText(html)
  const pictureOrigins = findPictureOrigins({ content, featuredImage })
  return { content, readMinutes: readTime(content), pictureOrigins }
}

/** Minutes to read a body: its words at 200 a minute, rounded up. */
export function readTime(html: string): number {
  const words = htmlToPlain(html).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / 200))
}

/** Other hosts than ours that the pictures of a post come from. */
function findPictureOrigins({ content, featuredImage }: Pick<Post, 'content' | 'featuredImage'>): string[] {
  const addresses = [...content.matchAll(/<img[^>]*? src="(https:[^"]+)"/g)].map(([, src = '']) => src)
  if (featuredImage) addresses.push(featuredImage)
  const origins = addresses.filter((src) => URL.canParse(src)).map((src) => new URL(src).origin)
  return [...new Set(origins)].filter(isPolicySource)
}

/** Only an origin may get into a header, nothing else of an address. */
export const isPolicySource = (origin: string) => /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)
