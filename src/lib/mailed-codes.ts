import { createHash } from 'node:crypto'

/** Six digits that we mail open a page: these are the limits wherever they do. */
export const codeLifetime = 10 * 60_000
export const maxCodeTries = 5
/** By then people have given up, and a mail out of the blue frightens them. */
export const codePatience = 30 * 60_000

/** For one network. A person needs one or two. */
export const maxCodeGuesses = 20
export const codeGuessWindow = 10 * 60_000

/** From the request's id, so that the queue doesn't hold the code and each attempt mails the same one. */
export const drawCode = (token: string) =>
  String(createHash('sha256').update(token).digest().readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
