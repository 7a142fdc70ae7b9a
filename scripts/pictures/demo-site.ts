import { type APIRequestContext, expect, request as http } from '@playwright/test'
import { peopleKey, regulatorsKey } from '#features/content/company/schema.ts'
import { demoPassword, demoPeople } from '#server/demo/demo-sign-in.ts'
import type { Sender } from '../../tests/support/admin.ts'
import { putContent } from '../../tests/support/content.ts'
import { makeTemporaryFolder, startServer } from '../../tests/support/server-process.ts'

export type DemoSite = AsyncDisposable & { url: string; owner: APIRequestContext }

export async function startDemoSite(): Promise<DemoSite> {
  const data = makeTemporaryFolder()
  const env = { DATA_DIR: data.path, DEMO: 'true', LOG_LEVEL: 'warn' }
  // 300 applications are enough work for the database to be worth optimizing.
  const server = await startServer(env, { flags: [] })
  const owner = await http.newContext({ baseURL: server.url })
  const { email } = demoPeople.owner
  const answer = await owner.post('/api/admin/login', { data: { email, password: demoPassword } })
  expect(answer.ok()).toBe(true)
  await publishPeople({ request: owner })
  expect((await owner.put('/api/admin/our-word', { data: { isShown: true } })).ok()).toBe(true)
  return {
    url: server.url,
    owner,
    async [Symbol.asyncDispose]() {
      await owner.dispose()
      await server.stop()
      data.remove()
    },
  }
}

/** The page about the company says more once it names somebody. */
async function publishPeople(owner: Sender) {
  const write = (key: string, list: readonly object[]) =>
    putContent(owner, { key, section: 'pages', type: 'json', content: JSON.stringify(list) })
  await write(peopleKey, [
    { name: 'Maria Example', role: 'Reads your case' },
    { name: 'James Sample', role: 'Calls your attorney' },
    { name: 'Ruth Instance', role: 'Checks every agreement' },
    { name: 'Dan Specimen', role: 'Answers complaints' },
  ])
  await write(regulatorsKey, [
    { state: 'GA', office: 'Department of Banking and Finance', kind: 'registration' },
    { state: 'IL', office: 'Department of Financial and Professional Regulation', kind: 'license' },
    { state: 'MO', office: 'Division of Finance', kind: 'license' },
    { state: 'NE', office: 'Secretary of State', kind: 'certificate' },
    { state: 'UT', office: 'Division of Consumer Protection', kind: 'registration, every year' },
  ])
}
