import { createHash } from 'node:crypto'
import { plaintiffPayload } from '../support/application-payloads.ts'
import type { Acknowledgment } from './ledger.ts'

/** What one person sends. All of it follows from the seed and the number, so that it can be sent again and compared. */
export type Sending = {
  number: number
  key: string
  parts: readonly Acknowledgment['what'][]
  application: object
  message: object
  file: { bytes: Buffer; sha256: string; type: string }
}

/** Of five people two only apply, two send a document too, and one writes to us. */
const kinds: readonly Sending['parts'][] = [
  ['application', 'document'],
  ['application'],
  ['message'],
  ['application', 'document'],
  ['application'],
]

export function createSending(seed: string, number: number): Sending {
  const key = `fire-${seed}-${number}`
  const email = `${key}@example.com`
  const bytes = makeText(key, 4_000 + ((number * 7_919) % 40_000))
  return {
    number,
    key,
    parts: kinds[number % kinds.length] ?? [],
    application: { ...plaintiffPayload, email },
    message: {
      name: `Sender ${number}`,
      email,
      subject: 'funding-inquiry',
      message: `Number ${number} of ${seed}.`,
      submissionKey: key,
    },
    file: { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), type: 'text/plain' },
  }
}

/** Long enough to be cut in the middle. */
function makeText(words: string, length: number): Buffer {
  const line = createHash('sha512').update(words).digest('base64')
  return Buffer.from(`${words}\n${`${line}\n`.repeat(Math.ceil(length / line.length))}`)
}
