import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

/** How the server responds when a mail names its recipient. */
export type Answer = 'accept' | 'busy' | 'refuse' | 'hang'

export interface TestSmtpServer {
  url: string
  received: ReceivedMail[]
  /** How many mails were offered so far, accepted or not. */
  countOffered: () => number
  answer: (answer: Answer) => void
  stop(): Promise<void>
}

/** A real mail server in this process that can be busy (451), refuse (550) or never answer. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  let answer: Answer = 'accept'
  let offers = 0
  const sockets = new Set<{ destroy(): void }>()

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      offers++
      if (answer === 'hang') return
      if (answer === 'busy') return done(reply(451, 'Try again later'))
      if (answer === 'refuse') return done(reply(550, 'No such user here'))
      done()
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      text(stream).then((raw) => {
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        })
        done()
      }, done)
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    countOffered: () => offers,
    answer: (next) => {
      answer = next
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
