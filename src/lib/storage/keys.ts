import { randomUUID } from 'node:crypto'

/** Every applicant's file starts with this, in a bucket and in a data folder. */
export const keyPrefix = 'documents/'

const keyPattern = /^documents\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Unguessable, and without a hint about the file or its owner. */
export const newKey = () => `${keyPrefix}${randomUUID()}`

/** Pictures of public pages. Their names are their addresses, and the sweeper leaves them alone. */
export const picturePrefix = 'pictures/'

const picturePattern = /^pictures\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4}x\d{1,4}\.(?:webp|jpg)$/

export const pictureKey = (path: string) => path.slice(1)

export const isPictureKey = (value: string) => picturePattern.test(value)

/** Only these two kinds of keys ever become a path on the disk. */
export const isKey = (value: string) => keyPattern.test(value)
