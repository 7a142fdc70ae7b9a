import { Readable } from 'node:stream'
import { listPapersOf, type PaperRow } from '#features/contracts/archive/data.ts'
import { type ArchiveServices, openEdition } from '#features/contracts/archive/mutations.ts'
import { toContract } from '#features/contracts/records/data/contract.ts'
import { type ReadEvent, readEvents } from '#features/contracts/records/data/events.ts'
import { type ContractRow, listContracts, openFacts } from '#features/contracts/records/data/rows.ts'
import type { Contract } from '#features/contracts/records/schema.ts'
import { addressIn } from '#site/addresses.ts'
import { staffLocale } from '#site/locale.ts'
import { absoluteUrl } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { type BundlePaper, sayBundle } from './content.ts'

export type BundleFile = { name: string; bytes: Buffer; at: Date }
export type BundleServices = ArchiveServices & { publicUrl: string }

/** Everything that proves a contract that was sent. A paper that isn't as we sealed it stays out, and is named. */
export async function readBundle(
  services: BundleServices,
  row: ContractRow,
): Promise<{ files: BundleFile[]; broken: string[] }> {
  const contract = await toContract(services, row)
  const at = row.issuedAt ?? row.draftedAt
  const papers: BundleFile[] = []
  const told: BundlePaper[] = []
  for (const paper of await listPapersOf(services.db, row.id)) {
    const read = await openEdition(services, paper)
    const name = nameOf(paper, read.ok ? read.bytes : undefined)
    told.push({ ...paper, name, isBroken: !read.ok })
    if (read.ok) papers.push({ name, bytes: read.bytes, at: paper.madeAt })
  }
  const broken = told.flatMap(({ name, isBroken }) => (isBroken ? name : []))
  const verifyUrl = absoluteUrl(addressIn(staffLocale, paths.verify), services)
  const text = (name: string, words: string) => ({ name, bytes: Buffer.from(words), at })
  const json = (name: string, value: unknown) => text(name, `${JSON.stringify(value, null, 2)}\n`)
  return {
    files: [
      text('README.txt', sayBundle(contract.number, told, verifyUrl)),
      json('contract.json', toRecord(services, row, contract)),
      json('events.json', (await readEvents(services, row.id)).map(toProof)),
      ...papers,
    ],
    broken,
  }
}

/** What came back on paper may be a photograph. */
function nameOf({ kind, edition }: PaperRow, bytes: Buffer | undefined): string {
  const [first, second] = bytes ?? []
  const type = first === 0xff && second === 0xd8 ? 'jpg' : first === 0x89 && second === 0x50 ? 'png' : 'pdf'
  return `${kind}${edition > 1 ? `-${edition}` : ''}.${type}`
}

/** With everything that was written about it: from where, with what, which sentences. */
const toProof = ({ event, party, personName, happenedAt, words }: ReadEvent) => ({
  ...{ event, party, by: personName, at: happenedAt.toISOString() },
  ...words,
})

/** What typing the reading code proves, it proves as long as it is on the PDF alone. */
function toRecord(
  { rowSealer }: Pick<BundleServices, 'rowSealer'>,
  row: ContractRow,
  { checks: _checks, binding: _binding, events: _events, ...contract }: Contract,
) {
  const { readingCode: _code, ...facts } = openFacts(rowSealer, row)
  return { ...contract, amount: row.amount, ...facts }
}

/** Opened when its turn comes; nothing if it is gone by then. */
export type ExportedFile = { path: string; at: Date; open: () => Promise<Readable | undefined> }

/** For the export of a person's data: every contract, and the bundle of each that was sent. Undefined without any. */
export async function exportContracts(
  services: BundleServices,
  applicationId: string,
  folder: string,
): Promise<{ records: object[] | undefined; files: ExportedFile[] }> {
  const rows = await listContracts(services.db, applicationId)
  const records: object[] = []
  const files: ExportedFile[] = []
  for (const row of rows) {
    const contract = await toContract(services, row)
    const bundle = row.issuedAt ? (await readBundle(services, row)).files : []
    const kept = bundle.map(({ name, bytes, at }) => ({
      path: `${folder}/${row.number}/${name}`,
      at,
      open: async () => Readable.from([bytes]),
    }))
    files.push(...kept)
    const record = toRecord(services, row, contract)
    records.push({ ...record, events: contract.events, files: kept.map(({ path }) => path) })
  }
  return { records: rows.length > 0 ? records : undefined, files }
}
