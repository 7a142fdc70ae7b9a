import { htmlToPlain, sanitizeRichText } from '#lib/rich-text.ts'
import type { Post } from '../schema.ts'

export function toStoredBody(html: string, featuredImage: string | null) {
  const content = sanitizeRichText(html)
  const pictureOrigins = findPictureOrigins({ content, featuredImage })
  return { content, readMinutes: readTime(content), pictureOrigins }
}

/** At 200 words a minute, rounded up. */
export function readTime(html: string): number {
  const words = htmlToPlain(html).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / 200))
}

function findPictureOrigins({ content, featuredImage }: Pick<Post, 'content' | 'featuredImage'>): string[] {
  const addresses = [...content.matchAll(/<img[^>]*? src="(https:[^"]+)"/g)].map(([, src = '']) => src)
  if (featuredImage) addresses.push(featuredImage)
  const origins = addresses.filter((src) => URL.canParse(src)).map((src) => new URL(src).origin)
  return [...new Set(origins)].filter(isPolicySource)
}

/** Only an origin may go into a header, never the rest of an address. */
export const isPolicySource = (origin: string) => /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin)
