/** A picture that the administrator uploaded. Its address tells its size, so no page jumps when it arrives. */
export type Picture = { id: string; width: number; height: number }

/** No picture is kept larger than this; twice the width of an article's column. */
export const largestPicture = { width: 1600, height: 1600 } as const
const smallWidth = 800
const share = { width: 1200, height: 630 } as const

const address = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,4})x(\d{1,4})\.webp$/

export const picturePath = ({ id, width, height }: Picture) => `/pictures/${id}-${width}x${height}.webp`

/** The picture that an address of ours names; nothing if it is an address elsewhere. */
export function pictureOf(src: string): Picture | undefined {
  const [, id, width, height] = address.exec(src) ?? []
  return id ? { id, width: Number(width), height: Number(height) } : undefined
}

/** The same picture for phones, when it is wide enough to be worth a second file. */
export function smallPicture({ id, width, height }: Picture): Picture | undefined {
  if (width <= smallWidth) return undefined
  return { id, width: smallWidth, height: Math.max(1, Math.round((height * smallWidth) / width)) }
}

/** Cut to the shape that social networks show, as JPEG, which all of them read. */
export const sharePicture = ({ id }: Pick<Picture, 'id'>): Picture => ({ id, ...share })
export const sharePicturePath = ({ id }: Pick<Picture, 'id'>) =>
  `/pictures/${id}-${share.width}x${share.height}.jpg`

/** What an `<img>` needs beside its alternative text. A picture from elsewhere has no size that we know. */
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

/** Only these are ever shown as a picture: ours, or one by https from elsewhere. */
export function isPictureAddress(src: string): boolean {
  if (pictureOf(src)) return true
  return /^https:\/\/[^\s"'<>\\]+$/.test(src) && URL.canParse(src)
}
