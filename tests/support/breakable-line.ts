import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A line to one server or more that can be cut in the middle of anything, like a phone's in a tunnel. */
export interface BreakableLine {
  url: string
  /** One for each target. */
  urls: readonly string[]
  cut(): void
  /** Cuts once this many more bytes have passed, either way. Settles when it's cut, by this or otherwise. */
  cutAfter(bytes: number): Promise<void>
  mend(): void
  remove(): Promise<void>
}

export async function createBreakableLine(...targetUrls: [string, ...string[]]): Promise<BreakableLine> {
  const sockets = new Set<Socket>()
  let isCut = false
  let allowed = Number.POSITIVE_INFINITY
  let tell = () => {}
  const cut = () => {
    isCut = true
    allowed = Number.POSITIVE_INFINITY
    for (const socket of sockets) socket.destroy()
    tell()
  }
  const count = (chunk: Buffer) => {
    allowed -= chunk.length
    if (allowed < 0) cut()
  }
  const join = (near: Socket, target: URL) => {
    if (isCut) return void near.destroy()
    const far = connect({ host: target.hostname, port: Number(target.port) })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      // Before it passes: what crosses the limit is lost.
      one.on('data', count)
      one.pipe(other)
    }
  }
  const servers = await Promise.all(
    targetUrls.map(async (target) => {
      const server = createServer((near) => join(near, new URL(target)))
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const urls = servers.map(urlOf)
  return {
    url: urls[0] ?? '',
    urls,
    cut,
    cutAfter(bytes) {
      allowed = bytes
      return new Promise((resolve) => {
        tell = resolve
      })
    },
    mend: () => {
      isCut = false
    },
    async remove() {
      cut()
      for (const server of servers) {
        server.close()
        await once(server, 'close')
      }
    },
  }
}
