import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { paperAnswerSchema } from '#features/contract-forms/editor/schema.ts'
import { composeContract } from '#features/contract-forms/papers/content/compose.ts'
import { printContract } from '#features/contract-forms/papers/content/print.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import {
  type ArchiveServices,
  openPdf,
  openTree,
  withoutCode,
} from '#features/contracts/archive/mutations.ts'
import { off, unknownContract } from '#features/contracts/records/content/refusals.ts'
import { readContentOf } from '#features/contracts/records/data/content.ts'
import { type ContractRow, findContract } from '#features/contracts/records/data/rows.ts'
import { noteAccess } from '#lib/access-log/note-access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { HttpProblem, notFound } from '#lib/errors.ts'
import type { Paper } from '#lib/papers/paper.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import { accept } from '#lib/refusals.ts'
import { rowId } from '#lib/row-id.ts'
import { attachment } from '#lib/storage/download-headers.ts'
import { zip } from '#lib/zip.ts'
import { brokenPaper } from './content.ts'
import { readBundle } from './data.ts'

const route = routesUnder('contracts')
const params = z.object({ id: rowId })
const anyBytes = z.any().meta({ type: 'string', format: 'binary' })
/** A question about the head alone would print, too. */
const bytes = { access: 'files', logs: 'itself', exposeHeadRoute: false } as const

type PapersServices = ArchiveServices & { printing: Printing; publicUrl: string }

/** The papers of contracts, for the desk. */
export const contractPapersApi = (services: PapersServices) => {
  const { db, printing } = services

  /** What was sent stays readable while contracts are off; once its file was deleted, to owners alone. */
  async function find(request: FastifyRequest, id: string): Promise<ContractRow> {
    const row = await findContract(db, id)
    if (!row || (row.applicationId === null && !(await request.mayEnter('owner'))))
      throw notFound(unknownContract)
    if (!row.issuedAt && !(await areContractsOn(db))) throw new HttpProblem(...off)
    return row
  }
  /** Each one that goes out has a line of its own in the access log. */
  async function takeOut(request: FastifyRequest, id: string): Promise<ContractRow> {
    const row = await find(request, id)
    const { number, applicationId } = row
    const whose = applicationId ? { applicationId } : {}
    await noteAccess(request, db, 'contract-download', { ...whose, details: { number } })
    return row
  }
  const refusalsOf = ({ number }: ContractRow) =>
    ({ 'not printed': [404, unknownContract], broken: [500, brokenPaper(number)] }) as const
  const headersOf = (type: string, name: string) => ({
    'content-type': type,
    'content-disposition': attachment(name),
    'cache-control': 'no-store',
  })

  return defineApi([
    route.get(
      '/api/contracts/:id/pdf',
      bytes,
      {
        summary: 'A contract as PDF',
        description:
          '`paper=finished`: with signatures and certificate, once everybody has signed. Sent: the sealed bytes, compared with their hash each time; 500 if they were changed. A draft is printed when asked, and says so on every page; 503 when too many are printed at once.',
        params,
        querystring: z.object({ paper: z.enum(['shown', 'finished']).default('shown') }),
        produces: ['application/pdf'],
        response: { 200: anyBytes },
      },
      async (request, reply) => {
        const row = await takeOut(request, request.params.id)
        const { paper: kind } = request.query
        const read = async () => {
          if (row.issuedAt || kind === 'finished')
            return accept(await openPdf(services, row.id, kind), refusalsOf(row)).bytes
          const { content, template } = await readContentOf(services, row)
          const print = (paper: Paper) => printing.print(row.number, paper)
          return (await printContract(print, content, template)).bytes
        }
        const pdf = await read()
        return reply.headers(headersOf('application/pdf', `${row.number}.pdf`)).send(pdf)
      },
    ),
    route.get(
      '/api/contracts/:id/paper',
      { access: 'files', logs: 'contract-open' },
      {
        summary: 'The words of the same paper, as a tree',
        description: 'Without the code that is printed on the PDF alone.',
        params,
        response: { 200: paperAnswerSchema },
      },
      async (request, reply) => {
        const row = await find(request, request.params.id)
        reply.header('cache-control', 'no-store')
        if (row.issuedAt)
          return { paper: accept(await openTree(services, row.id, 'shown'), refusalsOf(row)).paper }
        const { content, template } = await readContentOf(services, row)
        return { paper: composeContract(withoutCode(content), template) }
      },
    ),
    route.get(
      '/api/contracts/:id/bundle',
      bytes,
      {
        summary: 'Everything that proves a contract: its papers, its events, and their hashes',
        params,
        produces: ['application/zip'],
        response: { 200: anyBytes },
      },
      async (request, reply) => {
        const row = await takeOut(request, request.params.id)
        if (!row.issuedAt)
          throw new HttpProblem(409, 'This contract wasn’t sent yet, so there is nothing to keep.')
        const { files, broken } = await readBundle(services, row)
        if (broken.length > 0) throw new HttpProblem(500, brokenPaper(row.number))
        const entries = files.map(({ name, bytes: content, at }) => ({
          name,
          modifiedAt: at,
          content: Readable.from([content]),
        }))
        return reply.headers(headersOf('application/zip', `${row.number}.zip`)).send(zip(entries))
      },
    ),
  ])
}
