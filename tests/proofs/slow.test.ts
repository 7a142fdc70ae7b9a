import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readResident } from './process-figures.ts'
import { startStaffedServer } from './staffed-server.ts'

const ofEachKind = 100
/** Our longest limit is a minute, looked at every five seconds; a busy machine is late. */
const mostPatience = 180_000
const visited = ['/', '/faq', '/api/state-rules', '/readyz']
const host = 'host: 127.0.0.1\r\n'

/** Each keeps the server waiting in another way, a byte a second or none at all. */
const kinds: Record<string, (socket: Socket) => void> = {
  'slow heads'(socket) {
    socket.write('GET / HTTP/1.1\r\n')
    drip(socket, 'x')
  },
  'slow bodies'(socket) {
    const head = `POST /api/contact HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 5000\r\n\r\n{`
    socket.write(head)
    drip(socket, ' ')
  },
  'readers that take nothing'(socket) {
    socket.pause()
    socket.write(`GET /faq HTTP/1.1\r\n${host}\r\n`.repeat(200))
  },
}

function drip(socket: Socket, letter: string) {
  const timer = setInterval(() => socket.write(letter), 1_000)
  socket.on('close', () => clearInterval(timer))
}

/** Connections to this port that the server has not ended. State 1 is an open one. */
function countOpen(port: number): number {
  const place = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => local.endsWith(place) && state === '01').length
}

test(`${3 * ofEachKind} slow clients keep nobody waiting, and are ended`, async () => {
  const server = await startStaffedServer('postgres', {})
  onTestFinished(server.remove)
  const port = Number(new URL(server.url).port)
  for (const path of visited) await (await fetch(server.url + path)).arrayBuffer()
  const before = readResident(server.pid)
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (const begin of Object.values(kinds))
    for (let count = 0; count < ofEachKind; count += 1) {
      const socket = connect(port, '127.0.0.1', () => begin(socket))
      socket.on('error', () => {})
      sockets.push(socket)
    }
  await Promise.all(sockets.map((socket) => socket.connecting && once(socket, 'connect')))

  let isOver = false
  const times: number[] = []
  const refused: string[] = []
  const visit = async () => {
    while (!isOver) {
      for (const path of visited) {
        const asked = performance.now()
        const answer = await fetch(server.url + path, { headers: { connection: 'close' } })
        await answer.arrayBuffer()
        if (!answer.ok) refused.push(`${path}: ${answer.status}`)
        times.push(performance.now() - asked)
      }
      await delay(250)
    }
  }
  const visitors = Promise.all(Array.from({ length: 5 }, visit))

  const started = Date.now()
  const seen: string[] = []
  let most = 0
  let open = countOpen(port)
  // The five visitors come and go.
  while (open > 5 && Date.now() - started < mostPatience) {
    most = Math.max(most, open)
    seen.push(`${Math.round((Date.now() - started) / 1_000)} s: ${open}`)
    await delay(5_000)
    open = countOpen(port)
  }
  const seconds = Math.round((Date.now() - started) / 1_000)
  isOver = true
  await visitors
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  console.log(`open connections after ${seen.join(', ')}; ${open} after ${seconds} s`)
  console.log(
    `${times.length} visits meanwhile, ${refused.length} refused: median ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  )
  console.log(`resident: ${before} MB before, ${readResident(server.pid)} MB after`)
  expect(most).toBeGreaterThanOrEqual(2.5 * ofEachKind)
  expect(open).toBeLessThanOrEqual(5)
  expect(refused).toEqual([])
})
