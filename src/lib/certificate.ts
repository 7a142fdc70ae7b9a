import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** When the certificate of an https address ends, as a browser would see it. Undefined if nobody answers in time. */
export function readCertificateEnd(address: string, timeoutMs: number): Promise<Date | undefined> {
  const { hostname, port } = new URL(address)
  const { promise, resolve } = Promise.withResolvers<Date | undefined>()
  // One that is not trusted has an end, too, and whether browsers like it is another question.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(isIP(hostname) === 0 && { servername: hostname }),
    rejectUnauthorized: false,
  })
  socket.setTimeout(timeoutMs, () => resolve(undefined))
  socket.once('error', () => resolve(undefined))
  socket.once('secureConnect', () => {
    const end = new Date(socket.getPeerCertificate().valid_to)
    resolve(Number.isNaN(end.getTime()) ? undefined : end)
  })
  return promise.finally(() => socket.destroy())
}
