import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'

const FIRST_RETRY_MS = 100
const LAST_RETRY_MS = 5000
/** How often to check that the connection is alive: one that is cut silently does not tell. */
const HEARTBEAT_MS = 10_000

interface ListenerOptions {
  databaseUrl: string
  onError: (error: Error) => void
}

interface Subscription {
  channel: string
  onPayload: (payload: string) => void
  onReconnect: () => void
}

type Subscriptions = ReadonlySet<Subscription>

/** Follows any number of channels on one connection, which is there while anybody listens. */
export function createListener(options: ListenerOptions) {
  const subscriptions = new Set<Subscription>()
  let following: ReturnType<typeof follow> | undefined

  const stop = async () => {
    const last = following
    following = undefined
    await (await last?.catch(() => undefined))?.stop()
  }
  return {
    async listen(subscription: Subscription): Promise<() => Promise<void>> {
      subscriptions.add(subscription)
      try {
        following ??= follow(options, subscriptions)
        await (await following).listen(subscription.channel)
      } catch (error) {
        subscriptions.delete(subscription)
        if (subscriptions.size === 0) await stop()
        throw error
      }
      return async () => {
        subscriptions.delete(subscription)
        if (subscriptions.size === 0) await stop()
      }
    },
    stop,
  }
}

/** Listens until stopped, reconnected with growing pauses whenever the connection is lost. */
async function follow(options: ListenerOptions, subscriptions: Subscriptions) {
  const stopping = new AbortController()
  let current = await connect(options, subscriptions)

  const keepUp = async () => {
    while (!stopping.signal.aborted) {
      await waitUntilLost(current, stopping.signal)
      if (stopping.signal.aborted) return
      const client = await reconnect(options, subscriptions, stopping.signal)
      if (client === undefined) return
      current = client
      for (const { onReconnect } of subscriptions) onReconnect()
    }
  }
  const keepingUp = keepUp()

  return {
    listen: (channel: string) => listenOn(current, channel),
    async stop() {
      stopping.abort()
      await keepingUp
      await current.end()
    },
  }
}

async function connect(
  { databaseUrl, onError }: ListenerOptions,
  subscriptions: Subscriptions,
): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 2000,
    query_timeout: 2600,
    keepAlive: true,
    application_name: 'beaconfield-listen',
  })
  client.on('error', onError)
  client.on('notification', ({ channel, payload = '' }) => {
    for (const subscription of subscriptions)
      if (subscription.channel === channel) subscription.onPayload(payload)
  })
  try {
    await client.connect()
    for (const channel of new Set([...subscriptions].map(({ channel }) => channel)))
      await listenOn(client, channel)
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}

async function listenOn(client: Client, channel: string): Promise<void> {
  await client.query(`listen ${client.escapeIdentifier(channel)}`)
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

async function reconnect(
  options: ListenerOptions,
  subscriptions: Subscriptions,
  signal: AbortSignal,
): Promise<Client | undefined> {
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
    try {
      // Half to all of the pause: processes that lost the server together do not come back together.
      await delay(pause * (0.5 + Math.random() / 2), undefined, { signal, ref: false })
    } catch {
      return undefined
    }
    try {
      return await connect(options, subscriptions)
    } catch (error) {
      options.onError(error as Error)
    }
  }
}
