import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { findMoved, movedAddresses } from './moved-addresses.ts'

type Entry = { path?: string; children?: Entry[] }

const listPaths = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...listPaths(children)])

const known = new Set(listPaths(await routes))

test.each([
  ['/admin/settings/signatures', '/admin/settings/clocks#second-signature'],
  ['/admin/settings/replies', '/admin/settings/mail#replies'],
  ['/admin/settings/templates', '/admin/settings/mail#templates'],
  ['/admin/settings/checklists', '/admin/settings/mail#checklists'],
  ['/admin/settings/log', '/admin/settings/people/log'],
  ['/admin/settings/log?kind=files&entry=3', '/admin/settings/people/log?kind=files&entry=3'],
  ['/admin/settings/retention', '/admin/settings/privacy#retention'],
  ['/admin/settings/retention/', '/admin/settings/privacy#retention'],
  ['/admin/settings/Consents?x=1', '/admin/settings/privacy?x=1#proofs'],
  ['/admin/settings/health', '/admin/settings/running'],
])('%s leads to %s', (old, to) => {
  expect(findMoved(old)).toBe(to)
})

test('every old address leads to a screen that is there, and none hides one', () => {
  for (const [old, to] of Object.entries(movedAddresses)) {
    expect(known).toContain(to.split('#')[0])
    expect(known).not.toContain(old)
  }
})

test.each(['/admin/settings', '/admin/settings/people', '/admin/settings/logs', '/', '//', '/?'])(
  '%s stays where it is',
  (address) => expect(findMoved(address)).toBeUndefined(),
)
