import { randomUUID } from 'node:crypto'

/** Every applicant's file starts with this, in a bucket and in a data folder. */
export const keyPrefix = 'documents/'

const keyPattern = /^documents\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Unguessable, and without a hint about the file or its owner. */
export const newKey = () => `${keyPrefix}${randomUUID()}`

/**
 * The key of what is kept beside a file and goes with it, as a paper's words beside its PDF: the same identifier as
 * version 8 instead of 4. The way back is the same function.
 */
export const besideKey = (key: string) =>
  key.replace(/(?<=-)[48](?=[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$)/, (version) =>
    version === '4' ? '8' : '4',
  )

/** Pictures of public pages. Their names are their addresses, and the sweeper leaves them alone. */
export const picturePrefix = 'pictures/'

const picturePattern = /^pictures\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4}x\d{1,4}\.(?:webp|jpg)$/

export const pictureKey = (path: string) => path.slice(1)

export const isPictureKey = (value: string) => picturePattern.test(value)

/** Only these two kinds of keys ever become a path on the disk. */
export const isKey = (value: string) => keyPattern.test(value)
