import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contractLetters } from '#domain/contract-numbers.ts'
import { keep, textOf } from './papers/judges.ts'
import { type ReadMail, readMail } from './read-mail.ts'

// What somebody who signs finds in their mailbox: without a mail server, mails wait in a folder.

type FoundMail = ReadMail & { name: string }

/** The latest last. */
export function mailsTo(dataDir: string, address: string): FoundMail[] {
  const files = globSync('outbox/*.eml', { cwd: dataDir }).map((name) => join(dataDir, name))
  return files
    .map((file) => ({ file, at: statSync(file).mtimeMs, raw: readFileSync(file, 'utf8') }))
    .filter(({ raw }) => raw.includes(`<${address}>`) || raw.includes(`To: ${address}`))
    .sort((one, other) => one.at - other.at)
    .map(({ file, raw }) => ({ name: file, ...readMail({ from: '', to: [address], raw }) }))
}

export const signingCodesTo = (dataDir: string, address: string): string[] =>
  mailsTo(dataDir, address)
    .filter(({ name }) => name.includes('signing-code'))
    .flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])

/** The token of the latest link to such a page. */
export function findLinkTo(dataDir: string, address: string, kind: 'case' | 'client' | 'firm') {
  const links = mailsTo(dataDir, address).flatMap((mail) => mail.links)
  return links.flatMap((link) => new RegExp(`/${kind}/([\\w-]{43})`).exec(link)?.[1] ?? []).at(-1)
}

/** In its frame on page 1. */
export async function readingCodeOf(pdf: Buffer): Promise<string> {
  const words = await textOf(await keep(pdf), '-l', '1', '-layout')
  const letter = `[${contractLetters}]{3}`
  const found = new RegExp(`(?<![-\\w])${letter}\\s${letter}\\b`).exec(words)?.[0]
  if (!found) throw new Error(`There is no reading code on page 1:\n${words.slice(0, 800)}`)
  return found
}
