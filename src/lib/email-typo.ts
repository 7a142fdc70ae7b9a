import { countSlips } from './edit-distance.ts'

/** The most common mail domains in the United States. A listed domain is never corrected. */
export const knownDomains =
  `gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com comcast.net msn.com live.com att.net
  verizon.net sbcglobal.net bellsouth.net charter.net cox.net earthlink.net protonmail.com proton.me ymail.com
  rocketmail.com mail.com email.com me.com mac.com aim.com gmx.com hey.com fastmail.com zoho.com`.split(/\s+/)

/** Endings that don't exist, one slip away from one that does. */
const endings: Readonly<Record<string, RegExp>> = {
  com: /^(con|cmo|ocm|comm|coom|vom|xom|cim|cpm)$/,
  net: /^(ney|nte|ent)$/,
  org: /^(ogr|orgg)$/,
  edu: /^edi$/,
}

/** Only ever a question: the strangest address may be right. */
export function guessEmail(typed: string): string | undefined {
  const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? []
  if (!name) return undefined
  const lower = domain.toLowerCase()
  const dotted = lower.replace(/,|\.{2,}/g, '.').replace(/\.$/, '')
  const meant = dotted.includes('.') ? (guessDomain(dotted) ?? dotted) : completeDomain(dotted)
  return meant && meant !== lower ? `${name}@${meant}` : undefined
}

/** "gmail" and "gmailcom", for names long enough to be nothing else. */
const completeDomain = (typed: string) =>
  knownDomains.find(
    (known) => known.length > 8 && [known.split('.')[0], known.replace('.', '')].includes(typed),
  )

function guessDomain(domain: string): string | undefined {
  if (knownDomains.includes(domain)) return undefined
  const ended = domain.replace(/[^.]+$/, correctEnding)
  if (knownDomains.includes(ended)) return ended
  const near = knownDomains.find((known) => {
    const max = known.length > 8 ? 2 : 1
    return countSlips(ended, known, max) <= max
  })
  return near ?? ended
}

const correctEnding = (typed: string) =>
  Object.keys(endings).find((ending) => endings[ending]?.test(typed)) ?? typed
