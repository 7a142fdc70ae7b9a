import type { TestProject } from 'vitest/node'
import { preparePostgresTemplate } from '#db/testing-postgres.ts'
import { prepareEmbeddedSnapshot } from './embedded-snapshot.ts'
import { makeQueues, markOfQueues } from './make-queues.ts'
import { startPostgresServer } from './postgres-server.ts'

/** Once per run: starts a real PostgreSQL, and makes a database of each kind to copy for every test, as a first start leaves it. */
export default async function setup(project: TestProject) {
  const server = await startPostgresServer()
  try {
    await preparePostgresTemplate(server.url(), makeQueues)
    project.provide('postgresUrl', server.url())
    const snapshot = await prepareEmbeddedSnapshot({ mark: markOfQueues, fill: makeQueues })
    // For the data folders of servers.
    process.env.EMBEDDED_SNAPSHOT = snapshot
    project.provide('embeddedSnapshot', snapshot)
  } catch (error) {
    await server.remove()
    throw error
  }
  return () => server.remove()
}
