import type { Database, Transaction } from '#db/database.ts'
import {
  type OpenedFile,
  type OpeningRefusal,
  openCase,
  openFirmFile,
  whileTheirs,
} from '#features/access/mutations.ts'
import { findFirm } from '#features/firms/counsel/data.ts'
import type { Reporter } from '#features/payoffs/settlements/mutations.ts'
import type { Visitor } from '#lib/page-context.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { PayoffPlace, Side } from './components/place.ts'
import { readPlace } from './data.ts'

type Services = { db: Database; publicUrl: string }

/** `mayAsk`: co-counsel read, and so does a person whose attorney settles with us. */
export type OpenedPayoff = OpenedFile & { party: 'firm' | 'person'; place: PayoffPlace; mayAsk: boolean }
export type PayoffOpeningRefusal = OpeningRefusal | 'not theirs'

/** The firm's page of a client's file, the case page of an attorney who applied, or a person's own. */
export async function openPayoffPage(
  services: Services,
  { side, token }: { side: Side; token: string },
  visitor: Visitor,
): Promise<Outcome<OpenedPayoff, PayoffOpeningRefusal>> {
  const { db } = services
  const opened = await (side === 'firm' ? openFirmFile : openCase)(services, token, visitor)
  if (!opened.ok) return opened
  const { id, role } = opened.application
  if (side === 'firm' && role !== 'plaintiff') return refuse('unknown')
  if (side === 'firm' && !(await isTheirs(db, id))) return refuse('not theirs')
  const party = side === 'firm' || role === 'attorney' ? 'firm' : 'person'
  const place = await readPlace(db, id, { party, side })
  if (!place) return refuse('unknown')
  const { hasCounsel } = place
  return { ...opened, party, place, mayAsk: opened.mayWrite && (party === 'firm' || !hasCounsel) }
}

/** Nobody reads about a client who told us that it isn't theirs. */
async function isTheirs(db: Database, applicationId: string): Promise<boolean> {
  const record = (await findFirm(db, applicationId))?.record
  return !record?.wrongRecipientAt && (record?.representation ?? 'yes') === 'yes'
}

/** As whom they write. */
export const reporterOf = ({ party, place }: OpenedPayoff): Reporter => ({
  party,
  by: party === 'firm' ? (place.attorney ?? place.firm ?? undefined) : place.client,
})

/** Nothing is kept once counsel has changed since the page was opened. */
export const whileOpen = <Value, Reason extends string>(
  db: Database,
  { application, place }: OpenedPayoff,
  write: (tx: Transaction) => Promise<Outcome<Value, Reason>>,
): Promise<Outcome<Value, Reason | 'unknown'>> =>
  whileTheirs(db, { application, party: place.side === 'firm' ? 'firm' : 'applicant' }, write)

/** Who may ask us for something: lead counsel, or a person without one. */
export const forAsking = ({ mayAsk, mayWrite }: OpenedPayoff): Outcome<object, 'only read' | 'by counsel'> =>
  mayAsk ? { ok: true } : refuse(mayWrite ? 'by counsel' : 'only read')
