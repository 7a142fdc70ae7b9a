import { isLiveContract } from '#domain/contracts.ts'
import { findPaper } from '#features/contracts/archive/data.ts'
import { readLaws } from '#features/contracts/records/data/content.ts'
import { findSent } from '#features/contracts/records/data/rows.ts'
import { inContracts, keepEvent, lockContract } from '#features/contracts/records/mutations/locked.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import type { Signer } from '#features/contracts/signers/schema.ts'
import { countAttempt } from '#lib/attempts.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import { hashSecret } from '#lib/secrets.ts'
import { fitInitials, initialsFor, writeInitials } from '#lib/signed-name.ts'
import type { Locale } from '#site/locale.ts'
import { signingWords } from '../content/words.ts'
import { initialsAsked, listPages } from '../data/signing.ts'
import {
  byPerson,
  type ConsentMissing,
  findConsent,
  lockStanding,
  type Named,
  type SigningServices,
  type StandingRefusal,
  traceOf,
} from './standing.ts'

const day = 24 * 60 * 60_000

/** By a link alone. A browser says what it likes about itself, and each of these is on the certificate. */
const mostUnknown = 10

/** That somebody had it before them, on the PDF or the page: once a day and browser, by a link alone, too. */
export async function openContract(services: SigningServices, signer: Signer): Promise<void> {
  const contract = await findSent(services.db, signer.applicationId)
  if (!contract || !isLiveContract(contract.status)) return
  const browser = hashSecret(`${signer.session} ${signer.address} ${signer.browser}`).slice(0, 24)
  await inContracts(services, async (writing) => {
    const key = `contract opened ${contract.id} ${browser}`
    if ((await countAttempt(writing.tx, key, day)).current > 1) return
    const all = `contract opened ${contract.id}`
    if (!signer.isKnown && (await countAttempt(writing.tx, all, day)).current > mostUnknown) return
    // Without this lock, keeping the event could wait for a signer who waits for us.
    const locked = await lockContract(writing.tx, contract.id)
    if (locked) await recordStep(writing, locked, 'opened', byPerson, traceOf(signer))
  })
}

export type PageRefusal =
  | StandingRefusal
  | ConsentMissing
  | 'no page'
  | 'page before'
  | 'no initials'
  | 'other initials'

/** A page was read, and initialed where the law asks for it or they like to. Done again, it changes nothing. */
export function markPage(
  services: SigningServices,
  signer: Signer,
  {
    page,
    initials = '',
    locale,
    ...named
  }: Named & {
    page: number
    initials?: string | undefined
    locale: Locale
  },
): Promise<Outcome<object, PageRefusal>> {
  return inContracts(services, async (writing): Promise<Outcome<object, PageRefusal>> => {
    const { tx, rowSealer } = writing
    const found = await lockStanding(writing, signer, named)
    if (!found.ok) return found
    const { contract, events, name } = found
    const agreed = findConsent(found)
    if (!agreed.ok) return agreed
    const paper = await findPaper(tx, contract.id, 'shown')
    const pages = listPages(paper?.pages ?? 0, events)
    const done = pages[page - 1]
    if (!done) return refuse('no page')
    const asked = initialsAsked(await readLaws({ db: tx, rowSealer }, contract))
    const written = asked === 'no' ? '' : initials.trim()
    if (asked === 'required') {
      const isNext = pages.slice(0, page - 1).every(({ doneAt }) => doneAt !== null)
      if (!isNext) return refuse('page before')
      if (!written && !done.initials) return refuse('no initials')
    }
    if (written && !fitInitials(written, name)) {
      const mistake = signingWords[locale].mistakes.initials(initialsFor(name))
      return refuse('other initials', { errors: { initials: [mistake] } })
    }
    if (done.initials || (done.doneAt && !written)) return { ok: true }
    const words = { ...traceOf(signer), page, ...(written && { initials: writeInitials(written) }) }
    await keepEvent(writing, contract, written ? 'initialed' : 'read', byPerson, words)
    return { ok: true }
  })
}
