import { randomUUID } from 'node:crypto'

/** Everything of ours in a bucket or a data folder begins with it. */
export const keyPrefix = 'documents/'

const keyPattern = /^documents\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Unguessable, and without a word of what the file is or whose. */
export const newKey = () => `${keyPrefix}${randomUUID()}`

/** Nothing else ever becomes a path on the disk. */
export const isKey = (value: string) => keyPattern.test(value)
