/** Its address holds its size, so no page jumps when it arrives. */
export type Picture = { id: string; width: number; height: number }

/** Twice the width of an article's column. */
export const largestPicture = { width: 1600, height: 1600 } as const
const smallWidth = 800
const share = { width: 1200, height: 630 } as const

const address = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,4})x(\d{1,4})\.webp$/

export const picturePath = ({ id, width, height }: Picture) => `/pictures/${id}-${width}x${height}.webp`

/** Nothing for an address elsewhere. */
export function pictureOf(src: string): Picture | undefined {
  const [, id, width, height] = address.exec(src) ?? []
  return id ? { id, width: Number(width), height: Number(height) } : undefined
}

/** For phones, if the picture is wide enough to be worth a second file. */
export function smallPicture({ id, width, height }: Picture): Picture | undefined {
  if (width <= smallWidth) return undefined
  return { id, width: smallWidth, height: Math.max(1, Math.round((height * smallWidth) / width)) }
}

/** Cropped for social networks, as JPEG, which all of them read. */
export const sharePicture = ({ id }: Pick<Picture, 'id'>): Picture => ({ id, ...share })
export const sharePicturePath = ({ id }: Pick<Picture, 'id'>) =>
  `/pictures/${id}-${share.width}x${share.height}.jpg`

/** Without the alt text. We don't know the size of a picture from elsewhere. */
export function pictureAttributes(src: string): {
  src: string
  srcSet?: string
  width?: number
  height?: number
} {
  const picture = pictureOf(src)
  if (!picture) return { src }
  const { width, height } = picture
  const small = smallPicture(picture)
  if (!small) return { src, width, height }
  return { src, srcSet: `${picturePath(small)} ${small.width}w, ${src} ${width}w`, width, height }
}

/** Ours, or one from elsewhere over https. */
export function isPictureAddress(src: string): boolean {
  if (pictureOf(src)) return true
  return /^https:\/\/[^\s"'<>\\]+$/.test(src) && URL.canParse(src)
}
