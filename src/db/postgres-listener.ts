import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5000
/** How often to check that the connection is alive: one that is cut silently does not tell. */
const HEARTBEAT_MS = 10_000

interface ListenerOptions {
  databaseUrl: string
  channel: string
  onPayload: (payload: string) => void
  onReconnect: () => void
  onError: (error: Error) => void
}

/** LISTEN on its own connection, reconnected with growing pauses whenever it is lost. */
export async function startListening(options: ListenerOptions): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let current = await connect(options)

  const follow = async () => {
    while (!stopping.signal.aborted) {
      await waitUntilLost(current, stopping.signal)
      if (stopping.signal.aborted) return
      const client = await reconnect(options, stopping.signal)
      if (client === undefined) return
      current = client
      options.onReconnect()
    }
  }
  const following = follow()

  return async () => {
    stopping.abort()
    await following
    await current.end()
  }
}

async function connect({ databaseUrl, channel, onPayload, onError }: ListenerOptions): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 2000,
    query_timeout: 2600,
    keepAlive: true,
    application_name: 'beaconfield-listen',
  })
  client.on('error', onError)
  client.on('notification', (message) => {
    if (message.channel === channel) onPayload(message.payload ?? '')
  })
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}

/** Resolves when the connection has ended or must be given up. */
function waitUntilLost(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearInterval(heartbeat)
      client.removeListener('end', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => {
        client.end().catch(() => {})
        done()
      })
    }, HEARTBEAT_MS)
    heartbeat.unref()
    client.once('end', done)
    signal.addEventListener('abort', done)
  })
}

async function reconnect(options: ListenerOptions, signal: AbortSignal): Promise<Client | undefined> {
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
    try {
      // Half to all of the pause: processes that lost the server together do not come back together.
      await delay(pause * (0.5 + Math.random() / 2), undefined, { signal, ref: false })
    } catch {
      return undefined
    }
    try {
      return await connect(options)
    } catch (error) {
      options.onError(error as Error)
    }
  }
}
