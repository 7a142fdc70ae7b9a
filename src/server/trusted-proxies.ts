import type { Config } from '#lib/config.ts'

type Proxies = Config['trustProxy']

/** For Fastify. A number says how many proxies are in front of this process. */
export const toTrust = (proxies: Proxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
