import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's advice for argon2id with room to spare: about 100 ms and 64 MiB per guess. */
const hashing = { algorithm: 2, memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const

/** Without letters and digits that look alike. 20 of 32 letters are 100 bits. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

export const hashPassword = (password: string) => hash(password, hashing)

export const isPassword = (kept: string, password: string) => verify(kept, password)

export const newPassword = () => pickLetters(20).replace(/(.{5})(?=.)/g, '$1-')

/** Five random bits each. */
export const pickLetters = (count: number) =>
  Array.from(randomBytes(count), (byte) => letters[byte % letters.length]).join('')

/** OWASP's minimum for argon2id. Enough for random letters, which are on nobody's list of passwords. */
const codeHashing = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

export const newSalt = () => randomBytes(16)

/** The same salt and code give the same hash, so that one hash finds a code among a person's ten. */
export const hashCode = (code: string, salt: Uint8Array) => hash(code, { ...codeHashing, salt })

export const saltOf = (kept: string) => Buffer.from(kept.split('$')[4] ?? '', 'base64')
