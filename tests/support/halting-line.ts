import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A line to a site that halts in a page right before the given text, until it is told to go on. */
export async function openHaltingLine(site: string) {
  let cut = ''
  let goOn = () => {}
  const server = createServer(async (request, response) => {
    const headers = { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' }
    const answer = await fetch(new URL(request.url ?? '/', site), { headers })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    const at = type.startsWith('text/html') ? body.indexOf(cut) : 0
    if (at < 0) throw new Error(`The page has no ${cut}.`)
    response.write(body.subarray(0, at))
    if (at > 0) await new Promise<void>((resolve) => (goOn = resolve))
    response.end(body.subarray(at))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    haltBefore(text: string) {
      cut = text
    },
    goOn: () => goOn(),
    close: () => server.close(),
  }
}
