import { randomUUID } from 'node:crypto'
import type { Random } from '../../src/server/demo/seeded-random.ts'
import { linkClient } from '../storage/client.ts'
import { plaintiffPayload } from '../support/application-payloads.ts'
import { goodFiles } from '../support/sample-files.ts'
import { sitePaths } from '../support/site-paths.ts'
import { sendMessage } from '../system/contact-message.ts'
import type { StaffedServer } from './staffed-server.ts'

/** What visitors, applicants and the people of the desk do in an ordinary hour. */
export function createDay({ url, visitors }: StaffedServer, random: Random) {
  const counts = new Map<string, number>()
  const unexpected: string[] = []
  const files: string[] = []
  const key = 'global.contact.phone-hours'
  let hasText = false
  const headersOf = (role: string) => visitors.find(({ name }) => name === role)?.headers ?? {}

  const call = async (path: string, { role = '', body, method = body ? 'POST' : 'GET' }: Call = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headersOf(role), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) unexpected.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
    return text
  }
  const aFile = () => files[random.whole(0, files.length - 1)] ?? ''
  const readsFile = () => call(`/api/applications/${aFile()}`, { role: 'reviewer' })

  const actions = {
    'page read': () => call(sitePaths[random.whole(0, sitePaths.length - 1)] ?? '/'),
    'price asked': () =>
      call(
        `/api/price/estimate?state=TX&amount=${random.whole(1, 40) * 500}&months=${random.whole(1, 36)}&rate=2.5&compounding=monthly`,
      ),
    async application() {
      const body = {
        ...plaintiffPayload,
        email: `ana${random.whole(1, 1e9)}@example.com`,
        submissionKey: randomUUID(),
      }
      const { id } = JSON.parse(await call('/api/applications', { body }))
      files.push(id)
    },
    'contact message': async () => {
      const { status } = await sendMessage(url, 'Ann')
      if (status !== 201) unexpected.push(`contact: ${status}`)
    },
    'desk list': () => call('/api/applications/desk', { role: 'reviewer' }),
    'file read': readsFile,
    note: () =>
      call(`/api/applications/${aFile()}/notes`, {
        role: 'reviewer',
        body: { body: 'Called, nobody there.' },
      }),
    async upload() {
      const asked = await call(`/api/applications/${aFile()}/upload-token`, { role: 'reviewer', body: {} })
      const token = String(JSON.parse(asked).uploadUrl).split('/').at(-1) ?? ''
      const { status } = await linkClient(url, token).send(goodFiles.pdf)
      // A file takes a hundred documents.
      if (status !== 201 && status !== 409) unexpected.push(`upload: ${status}`)
    },
    'owner screen': () =>
      call(random.pick(['/api/admin/health', '/api/admin/people', '/api/figures', '/api/admin/access-log']), {
        role: 'owner',
      }),
    'admin page': () =>
      call(random.pick(['/admin', '/admin/applications', '/admin/settings']), { role: 'owner' }),
    async 'text changed'() {
      const content = `Mon to Fri, ${random.whole(7, 9)} to ${random.whole(5, 8)}`
      if (hasText) return call(`/api/content/${key}`, { role: 'editor', method: 'PUT', body: { content } })
      hasText = true
      return call('/api/content', { role: 'editor', body: { key, section: 'global', type: 'text', content } })
    },
  }
  /** How often, of a thousand. The rest are pages. */
  const shares: [keyof typeof actions, number][] = [
    ['application', 60],
    ['contact message', 30],
    ['desk list', 120],
    ['file read', 120],
    ['note', 60],
    ['upload', 25],
    ['owner screen', 30],
    ['admin page', 30],
    ['price asked', 60],
    ['text changed', 2],
  ]

  const choose = (): keyof typeof actions => {
    if (files.length === 0) return 'application'
    let left = random.whole(0, 999)
    for (const [name, share] of shares) {
      left -= share
      if (left < 0) return name
    }
    return 'page read'
  }

  return {
    unexpected,
    async doSomething() {
      const name = choose()
      counts.set(name, (counts.get(name) ?? 0) + 1)
      await actions[name]()
    },
    async readHeap() {
      const metrics = await call('/metrics')
      return Math.round(Number(/^nodejs_heap_size_used_bytes (\d+)/m.exec(metrics)?.[1]) / 1024 ** 2)
    },
    describe: () => [...counts].map(([name, count]) => `${count} × ${name}`).join(', '),
  }
}

type Call = { role?: string; body?: object; method?: string }
