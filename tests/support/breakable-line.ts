import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut in the middle of anything, like a phone's in a tunnel. */
export interface BreakableLine {
  url: string
  cut(): void
  mend(): void
  remove(): Promise<void>
}

export async function createBreakableLine(targetUrl: string): Promise<BreakableLine> {
  const { hostname: host, port } = new URL(targetUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect({ host, port: Number(port) })
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
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false
    },
    async remove() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
