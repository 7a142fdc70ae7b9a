import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPresence } from './presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const grace = 3_000

async function openApplication() {
  const presence = createPresence({
    notify: async (payload) => presence.hear(payload),
    isHere: () => false,
    onChange: () => {},
    onError: (error) => {
      throw error
    },
  })
  const applicationId = randomUUID()
  const person = { id: randomUUID(), name: 'Ana' }
  const put = () => presence.put({ session: 'hers', tab: 'first', person, applicationId })
  await put()
  return { presence, put, listPeople: () => presence.peopleAt(applicationId) }
}

test('somebody whose last stream has ended is gone after a moment', async () => {
  const { presence, listPeople } = await openApplication()
  presence.leave('hers')
  expect(listPeople()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(grace)
  expect(listPeople()).toEqual([])
})

test('somebody with a hidden tab stays as long as the tab says that it is open', async () => {
  const { presence, put, listPeople } = await openApplication()
  presence.leave('hers')
  for (let asked = 0; asked < 4; asked++) {
    await vi.advanceTimersByTimeAsync(asked === 0 ? grace / 2 : 15_000)
    await put()
    await presence.refresh()
  }
  expect(listPeople()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  await presence.refresh()
  expect(listPeople()).toEqual([])
})
