import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's advice for argon2id with room to spare: about 100 ms and 64 MiB per guess. */
const hashing = { algorithm: 2, memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const

/** Without letters and digits that look alike. 20 of 32 letters are 100 bits. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export const hashPassword = (password: string) => hash(password, hashing)

export const isPassword = (kept: string, password: string) => verify(kept, password)

export function newPassword(): string {
  const picked = Array.from(randomBytes(20), (byte) => letters[byte % letters.length])
  return picked.join('').replace(/(.{5})(?=.)/g, '$1-')
}
