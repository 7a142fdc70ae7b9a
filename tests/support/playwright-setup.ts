import { preparePostgresTemplate } from '#db/testing-postgres.ts'
import { makeQueues } from './make-queues.ts'
import { startPostgresServer } from './postgres-server.ts'

/** Once per run: one PostgreSQL for all the servers that browsers are sent to. The workers find it by this variable. */
export default async function setup() {
  const server = await startPostgresServer()
  process.env.TEST_POSTGRES_URL = server.url()
  try {
    await preparePostgresTemplate(server.url(), makeQueues)
  } catch (error) {
    await server.remove()
    throw error
  }
  return () => server.remove()
}
