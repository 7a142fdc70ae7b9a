import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** As a browser would see it. Undefined if nothing answers in time. */
export function readCertificateEnd(address: string, timeoutMs: number): Promise<Date | undefined> {
  const { hostname, port } = new URL(address)
  const { promise, resolve } = Promise.withResolvers<Date | undefined>()
  // An untrusted certificate has an end too.
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
