import { useEffect, useState } from 'react'
import { brand } from '#site/brand.ts'

/** Where the browser keeps the reference of the application that was sent last in this tab. */
const storageKey = 'application-reference'
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Called when an application was accepted, so that the thank-you page shows its reference. */
export function rememberReference(reference: string) {
  try {
    sessionStorage.setItem(storageKey, reference)
  } catch {
    // Storage can be switched off; the number is in the confirmation mail too.
  }
}

function storedReference(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** BF-2026AB12CD: made here only for a visitor who comes without having applied. */
export function makeReference(year: number): string {
  // 252 is the last multiple of 36 in a byte: what is above would favour the first letters.
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(64)))
    .filter((byte) => byte < 252)
    .slice(0, 6)
    .map((byte) => alphabet[byte % alphabet.length])
  return `${brand.referencePrefix}-${year}${letters.join('')}`
}

/** The page is cached for everyone, so the number comes in the browser and stays the same over reloads. */
export function ReferenceNumber() {
  const [reference, setReference] = useState<string>()

  useEffect(() => {
    const known = storedReference() ?? makeReference(new Date().getFullYear())
    rememberReference(known)
    setReference(known)
  }, [])

  return (
    <>
      <output className="figures block min-h-[1.2em] text-[clamp(1.6rem,0.55rem+4.4vw,3.5rem)] leading-[1.2] tracking-[-0.02em] whitespace-nowrap text-green-800 noscript:hidden">
        {reference}
      </output>
      <p className="hidden text-lead noscript:block">
        We have sent your reference number to you by email. It begins with {brand.referencePrefix}.
      </p>
    </>
  )
}
