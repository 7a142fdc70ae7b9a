import type { TestProject } from 'vitest/node'
import { preparePostgresTemplate } from '#db/testing-postgres.ts'
import { prepareEmbeddedSnapshot } from './embedded-snapshot.ts'
import { startPostgresServer } from './postgres-server.ts'

/** Once per run: starts a real PostgreSQL, and makes a migrated database of each kind to copy for every test. */
export default async function setup(project: TestProject) {
  const server = await startPostgresServer()
  try {
    await preparePostgresTemplate(server.url())
    project.provide('postgresUrl', server.url())
    project.provide('embeddedSnapshot', await prepareEmbeddedSnapshot())
  } catch (error) {
    await server.remove()
    throw error
  }
  return () => server.remove()
}
