import type { TestProject } from 'vitest/node'
import { startS3Server } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    s3Server: { endpoint: string; gatewayPid: number }
  }
}

/** Once per run: starts a real S3 server, which takes some 15 seconds. */
export default async function setup(project: TestProject) {
  const { endpoint, gatewayPid, remove } = await startS3Server()
  project.provide('s3Server', { endpoint, gatewayPid })
  return remove
}
