import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean }
type Pair = { key: string; value: Value }
type SentSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Pair[]
  links?: { traceId: string; spanId: string }[]
  status: { code: number }
}
type Batch = {
  resourceSpans: { resource: { attributes: Pair[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

export type TraceCollector = Awaited<ReturnType<typeof startCollector>>
export type CollectedSpan = ReturnType<TraceCollector['spans']>[number]

const toRecord = (pairs: Pair[]) =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]))

/** Takes traces by OTLP/HTTP as JSON, answers with this status or never, and keeps every byte that it gets. */
export async function startCollector(answer: number | 'never' = 200) {
  const received: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString('utf8')
    received.push({ path: request.url ?? '', headers: request.headers, body })
    if (answer !== 'never') response.writeHead(answer, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const batches = () => received.flatMap(({ body }) => (JSON.parse(body) as Batch).resourceSpans)
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    bytes: () => JSON.stringify(received),
    resources: () => batches().map(({ resource }) => toRecord(resource.attributes)),
    spans: () =>
      batches()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, links = [], ...span }) => ({ ...span, links, attributes: toRecord(attributes) })),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
