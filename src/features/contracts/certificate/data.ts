import type { SignerParty } from '#domain/contracts.ts'
import { findPaper } from '#features/contracts/archive/data.ts'
import { type ArchiveServices, openTree, type PaperRefusal } from '#features/contracts/archive/mutations.ts'
import { readContentOf } from '#features/contracts/records/data/content.ts'
import { type ReadEvent, readEvents } from '#features/contracts/records/data/events.ts'
import type { ContractRow } from '#features/contracts/records/data/rows.ts'
import { readSignerFile } from '#features/contracts/signers/data.ts'
import { findCaseUrl } from '#features/correspondence/page-links/mutations.ts'
import { findContactOptions } from '#features/correspondence/reply-addresses/mutations.ts'
import { identityTexts } from '#features/texts/content.ts'
import { readTexts } from '#features/texts/data.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { addressIn } from '#site/addresses.ts'
import { defaultLocale, staffLocale } from '#site/locale.ts'
import { absoluteUrl } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { isOnPaper } from './content/signed.ts'
import type { FinishedEnvelope } from './mail.tsx'
import type { Completed, Happening } from './schema.ts'

/** A mailbox of theirs, and where they get the finished paper; nothing where the file is gone or has no address. */
export async function findEnvelope(
  services: Pick<JobServices, 'db' | 'rowSealer' | 'publicUrl'>,
  applicationId: string,
  party: SignerParty,
): Promise<FinishedEnvelope | undefined> {
  const { db, publicUrl } = services
  const found = await readSignerFile(db, applicationId)
  const address = found?.emails[party]
  if (!found || !address) return undefined
  const { reference, role, language } = found.file
  const locale = party === 'person' ? language : staffLocale
  const texts = await readTexts(db, identityTexts, locale)
  const rest = { address, reference, locale, texts }
  if (party === 'person' && role === 'attorney') {
    const pageUrl = await findCaseUrl(services, applicationId, 'client')
    return { ...rest, party: 'applicant', contactOptions: { pageUrl }, url: pageUrl, isClient: true }
  }
  const as = party === 'attorney' && role === 'plaintiff' ? 'firm' : 'applicant'
  const contactOptions = await findContactOptions(services, applicationId, as)
  const token = contactOptions.pageUrl.slice(contactOptions.pageUrl.lastIndexOf('/') + 1)
  const pathOf = as === 'firm' ? paths.firmContract : paths.caseAcknowledgment
  const url = party === 'person' ? contactOptions.pageUrl : publicUrl + pathOf(token)
  return { ...rest, party: as, contactOptions, url, isClient: false }
}

type Services = ArchiveServices & { publicUrl: string }

/** The acknowledgment that no finished paper has been made for; nothing where one has, or where nobody acknowledged. */
export function findUnfinished(events: readonly ReadEvent[]): ReadEvent | undefined {
  const at = (wanted: ReadEvent['event']) => events.findLastIndex(({ event }) => event === wanted)
  const acknowledged = at('acknowledged')
  return acknowledged > Math.max(at('finished'), at('counsel-changed')) ? events[acknowledged] : undefined
}

/** Everything that the finished paper says. Refused where what was signed isn't what we have. */
export async function readCompleted(
  services: Services,
  contract: ContractRow,
): Promise<Outcome<{ completed: Completed; of: ReadEvent }, 'unsigned' | PaperRefusal>> {
  const events = await readEvents(services, contract.id)
  const of = findUnfinished(events)
  const signed = events.findLast(({ event }) => event === 'signed')
  if (!of || !signed) return refuse('unsigned')
  const row = await findPaper(services.db, contract.id, 'shown')
  if (!row) return refuse('not printed')
  const read = await openTree(services, contract.id, 'shown')
  if (!read.ok) return read
  const happenings = events.map(toHappening)
  if (happenings.some((one) => !isOf(row.sha256, one))) return refuse('broken')
  const { content, template } = await readContentOf(services, contract)
  const { sha256, pages } = row
  return {
    ok: true,
    of,
    completed: {
      ...{ content, template, sha256, pages, happenings },
      shown: read.paper,
      signed: toHappening(signed),
      acknowledged: toHappening(of),
      verifyUrl: absoluteUrl(addressIn(defaultLocale, paths.verify), services),
    },
  }
}

const toHappening = ({ event, party, personName, happenedAt, words }: ReadEvent): Happening => ({
  ...{ event, party, words },
  by: personName ?? words.by ?? null,
  at: happenedAt.toISOString(),
})

/** A signature on the screen was for this paper. A scan has a hash of its own. */
const isOf = (sha256: string, happening: Happening): boolean => {
  const { event, words } = happening
  if (event !== 'signed' && event !== 'acknowledged') return true
  return words.sha256 === undefined || isOnPaper(happening) || words.sha256 === sha256
}
