import { z } from 'zod'
import { isOffline } from '#lib/offline.ts'
import { inPageLanguage } from '#lib/page-language.ts'
import type { Locale } from '#site/locale.ts'
import { verifyWords } from '../content/words.ts'
import { type Verification, verificationSchema } from '../schema.ts'

export type Asked =
  | { kind: 'answered'; by: 'number' | 'file'; verification: Verification }
  | { kind: 'failed'; message: string }

const timeout = 20_000
/** Ours are below one megabyte, and reading a film would fill a phone's memory. */
const mostBytes = 50 * 1024 * 1024

/** No sign between letters counts, and some can't be in an address. */
export const askByNumber = (typed: string, locale: Locale) =>
  ask('number', `/api/verify/${encodeURIComponent(typed.replaceAll(/[^\p{L}\p{N}]/gu, ''))}`, locale)

/** The file stays here: its fingerprint alone is sent. */
export async function askByFile(file: File, locale: Locale): Promise<Asked> {
  const { failed } = verifyWords[locale]
  if (file.size > mostBytes) return { kind: 'failed', message: failed.tooLarge }
  const sha256 = await hashFile(file).catch(() => undefined)
  if (!sha256) return { kind: 'failed', message: failed.unreadable }
  return ask('file', `/api/verify?${new URLSearchParams({ sha256 })}`, locale)
}

async function hashFile(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const refusal = z.object({ message: z.string() })

async function ask(by: 'number' | 'file', url: string, locale: Locale): Promise<Asked> {
  const { failed } = verifyWords[locale]
  try {
    const answer = await fetch(url, { headers: inPageLanguage(), signal: AbortSignal.timeout(timeout) })
    const body: unknown = await answer.json()
    if (answer.ok) return { kind: 'answered', by, verification: verificationSchema.parse(body) }
    const { data } = refusal.safeParse(body)
    return { kind: 'failed', message: answer.status === 429 && data ? data.message : failed.usual }
  } catch {
    return { kind: 'failed', message: isOffline() ? failed.offline : failed.usual }
  }
}
