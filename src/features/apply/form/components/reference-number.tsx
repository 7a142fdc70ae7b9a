import { useEffect, useState } from 'react'
import { keptSent } from '#features/apply/drafts/components/sent-application.ts'
import { brand } from '#site/brand.ts'
import { useWords } from '#ui/locale.tsx'
import { thankYouWords } from '../content/thank-you.ts'

const storageKey = 'application-reference'
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

export function rememberReference(reference: string) {
  try {
    sessionStorage.setItem(storageKey, reference)
  } catch {
    // Storage can be off; the confirmation mail has the number too.
  }
}

/** Clears this browser even when the server can't be reached. */
export async function forgetCase(): Promise<void> {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {}
  await Promise.allSettled([keptSent.drop(), fetch('/api/case/session', { method: 'DELETE' })])
}

async function readSentReference(): Promise<string | undefined> {
  try {
    const remembered = sessionStorage.getItem(storageKey)
    if (remembered) return remembered
  } catch {}
  return (await keptSent.read())?.reference
}

/** BF-2026AB12CD: a sample for visitors who haven't applied. */
export function makeReference(year: number): string {
  // 252 is the largest multiple of 36 in a byte: higher values would favor the first letters.
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(64)))
    .filter((byte) => byte < 252)
    .slice(0, 6)
    .map((byte) => alphabet[byte % alphabet.length])
  return `${brand.referencePrefix}-${year}${letters.join('')}`
}

export type Reference = { number: string; isSent: boolean }

/** Runs in the browser, because everyone gets the same cached page. */
export function useReference(): Reference | undefined {
  const [reference, setReference] = useState<Reference>()
  useEffect(() => {
    readSentReference().then((sent) =>
      setReference({ number: sent ?? makeReference(new Date().getFullYear()), isSent: sent !== undefined }),
    )
  }, [])
  return reference
}

export function ReferenceNumber({ number }: { number: string | undefined }) {
  const { withoutScripts } = useWords(thankYouWords)
  return (
    <>
      <output className="figures block min-h-[1.2em] text-[min(clamp(1.6rem,0.55rem+4.4vw,3.5rem),8.6vw)] leading-[1.2] tracking-[-0.02em] whitespace-nowrap text-green-800 noscript:hidden">
        {number}
      </output>
      <p className="hidden text-lead noscript:block">{withoutScripts}</p>
    </>
  )
}
