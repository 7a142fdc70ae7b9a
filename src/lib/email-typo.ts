/** The most common mail domains in the United States. A listed domain is never corrected. */
const knownDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'msn.com',
  'live.com',
  'att.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
  'charter.net',
  'cox.net',
  'earthlink.net',
  'protonmail.com',
  'proton.me',
  'ymail.com',
  'rocketmail.com',
  'mail.com',
  'email.com',
  'me.com',
  'mac.com',
  'aim.com',
  'gmx.com',
  'hey.com',
  'fastmail.com',
  'zoho.com',
] as const

/** Endings that don't exist, one slip away from one that does. */
const endings: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  vom: 'com',
  xom: 'com',
  cim: 'com',
  cpm: 'com',
  ney: 'net',
  nte: 'net',
  ent: 'net',
  ogr: 'org',
  orgg: 'org',
  edi: 'edu',
}

/**
 * "ana@gmial.con" probably means "ana@gmail.com". Only ever a question: the strangest address may be right.
 */
export function guessEmail(typed: string): string | undefined {
  const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+\.[^@\s]+)$/.exec(typed.trim()) ?? []
  if (!name) return undefined
  const lower = domain.toLowerCase()
  const meant = guessDomain(lower)
  return meant && meant !== lower ? `${name}@${meant}` : undefined
}

function guessDomain(domain: string): string | undefined {
  if (isKnown(domain)) return undefined
  const ended = domain.replace(/[^.]+$/, (ending) => endings[ending] ?? ending)
  if (isKnown(ended)) return ended
  const near = knownDomains.find((known) => countSlips(ended, known) <= (known.length > 8 ? 2 : 1))
  return near ?? ended
}

const isKnown = (domain: string) => (knownDomains as readonly string[]).includes(domain)

/** Counts letters that are missing, added, mistaken for another, or swapped with their neighbor. */
function countSlips(from: string, to: string): number {
  const table = Array.from({ length: from.length + 1 }, (_, row) => [
    row,
    ...Array<number>(to.length).fill(0),
  ])
  const at = (row: number, column: number) => table[row]?.[column] ?? 0
  for (let column = 1; column <= to.length; column += 1) (table[0] as number[])[column] = column
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1
      const exchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same]
      if (exchanged) ways.push(at(row - 2, column - 2) + 1)
      ;(table[row] as number[])[column] = Math.min(...ways)
    }
  }
  return at(from.length, to.length)
}
