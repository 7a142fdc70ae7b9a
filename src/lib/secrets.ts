import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (value: string) => createHash('sha256').update(value).digest()

/** Compares in constant time, whatever the lengths. */
export const isSameSecret = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
