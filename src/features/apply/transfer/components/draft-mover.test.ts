import { afterEach, describe, expect, test, vi } from 'vitest'
import { listLeft } from '#features/apply/drafts/components/draft-answers.ts'
import { openTestApp } from '#server/testing.ts'
import {
  type Device,
  type Draw,
  drawFrom,
  makeDevice,
  readAll,
} from '../../../../../tests/support/moving-devices.ts'
import { rounds } from '../../../../../tests/support/sample.ts'

const { app } = await openTestApp('postgres', { env: { RATE_LIMIT_FACTOR: '10000' } })
afterEach(() => void vi.useRealTimers())

const makeDevices = (draw = drawFrom(1)) => [makeDevice(app, draw), makeDevice(app, draw)] as const
const linkOf = ({ draft: { moving } }: Device) => ({ name: moving?.name ?? '', key: moving?.key ?? '' })

describe('an application that goes on elsewhere', () => {
  test('takes everything along, and the first device stops and can bring it back', async () => {
    const [phone, laptop] = makeDevices()
    phone.type('lastName', 'Alvarado')
    expect(await phone.mover.offer()).toEqual({ kind: 'here' })
    phone.type('phone', '555')
    await phone.mover.sync()
    expect(await laptop.open(linkOf(phone))).toEqual({ kind: 'here' })
    expect(laptop.draft.values).toMatchObject({ lastName: 'Alvarado', phone: '555' })
    expect(await phone.mover.sync()).toEqual({ kind: 'away' })
    laptop.type('phone', '555 014 7733')
    await laptop.mover.sync()
    expect(await phone.mover.takeUp()).toEqual({ kind: 'here' })
    expect(phone.draft.values.phone).toBe('555 014 7733')
    expect(await laptop.mover.sync()).toEqual({ kind: 'away' })
  })

  test('gets what the first device typed offline, once it’s back online', async () => {
    const [phone, laptop] = makeDevices()
    await phone.mover.offer()
    phone.line.isOnline = false
    phone.type('lastName', 'Alvarado')
    expect(await phone.mover.sync()).toMatchObject({ kind: 'unreachable' })
    await laptop.open(linkOf(phone))
    laptop.type('firstName', 'Teresa')
    phone.line.isOnline = true
    phone.reload()
    expect(await phone.mover.sync()).toEqual({ kind: 'away' })
    expect(await laptop.mover.sync()).toEqual({ kind: 'here' })
    expect(laptop.draft.values).toMatchObject({ firstName: 'Teresa', lastName: 'Alvarado' })
    expect(listLeft(laptop.draft)).toEqual([])
    expect(phone.isLocked).toBe(true)
  })

  test('gets the last words of an answer that were still unsent when the other device took it', async () => {
    const [phone, laptop] = makeDevices()
    phone.type('caseDescription', 'A truck')
    await phone.mover.offer()
    await laptop.open(linkOf(phone))
    phone.type('caseDescription', 'A truck hit me')
    await phone.mover.sync()
    await laptop.mover.sync()
    expect(laptop.draft.values.caseDescription).toBe('A truck hit me')
    expect([listLeft(laptop.draft), listLeft(phone.draft)]).toEqual([[], []])
  })

  test('keeps the answer of the device that took it, and leaves the other one where it was typed, no matter what the clocks say', async () => {
    const [phone, laptop] = makeDevices()
    await phone.mover.offer()
    await laptop.open(linkOf(phone))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60 * 60_000 })
    phone.type('caseDescription', 'typed on the phone')
    vi.useRealTimers()
    laptop.type('caseDescription', 'typed on the laptop')
    await laptop.mover.sync()
    await phone.mover.sync()
    phone.reload()
    const left = { name: 'caseDescription', value: 'typed on the phone' }
    expect(listLeft(phone.draft)).toEqual([left])
    expect(listLeft(laptop.draft)).toEqual([])
    expect(await phone.mover.takeUp()).toEqual({ kind: 'here' })
    expect(phone.draft.values.caseDescription).toBe('typed on the laptop')
    phone.settle(left, true)
    expect(phone.draft.values.caseDescription).toBe('typed on the phone')
    expect(listLeft(phone.draft)).toEqual([])
  })

  test('never changes an answer while somebody types it', async () => {
    const [phone, laptop] = makeDevices()
    await phone.mover.offer()
    await laptop.open(linkOf(phone))
    phone.type('caseDescription', 'typed on the phone')
    await phone.mover.sync()
    laptop.type('caseDescription', 'typed on the laptop')
    await laptop.mover.sync()
    expect(laptop.draft.values.caseDescription).toBe('typed on the laptop')
    expect(listLeft(laptop.draft)).toEqual([{ name: 'caseDescription', value: 'typed on the phone' }])
  })

  test('is opened once by its link, not at all with a wrong key, and says when it was sent', async () => {
    const [phone, laptop] = makeDevices()
    const third = makeDevice(app, drawFrom(2))
    await phone.mover.offer()
    const link = linkOf(phone)
    expect(await laptop.open({ ...link, key: 'x'.repeat(43) })).toEqual({ kind: 'wrong' })
    expect(await laptop.open({ ...link, key: '' })).toEqual({ kind: 'no-key' })
    expect(await laptop.open(link)).toEqual({ kind: 'here' })
    expect(await third.open(link)).toEqual({ kind: 'used' })
    const { moving } = laptop.draft
    if (moving) await laptop.mover.finish(moving)
    expect(await phone.mover.sync()).toEqual({ kind: 'sent' })
    phone.reload()
    expect(await phone.mover.sync()).toEqual({ kind: 'sent' })
  })

  test('goes on here when the copy is gone', async () => {
    const [phone, laptop] = makeDevices()
    phone.type('lastName', 'Alvarado')
    await phone.mover.offer()
    await laptop.open(linkOf(phone))
    await phone.mover.sync()
    const { moving } = laptop.draft
    if (moving) await laptop.calls.drop(moving)
    expect(await phone.mover.sync()).toEqual({ kind: 'gone' })
    expect([phone.isLocked, phone.draft.values.lastName]).toEqual([false, 'Alvarado'])
    expect(await phone.mover.offer()).toEqual({ kind: 'here' })
  })

  test('joins an application that the other device had begun', async () => {
    const [phone, laptop] = makeDevices()
    laptop.type('lastName', 'Alvarado-Ruiz')
    laptop.type('address', '12 Elm Street')
    phone.type('lastName', 'Alvarado')
    await phone.mover.offer()
    await laptop.open(linkOf(phone))
    expect(laptop.draft.values).toMatchObject({ lastName: 'Alvarado', address: '12 Elm Street' })
    expect(listLeft(laptop.draft)).toEqual([{ name: 'lastName', value: 'Alvarado-Ruiz' }])
  })
})

const fields = ['firstName', 'lastName', 'address', 'caseDescription', 'currentDiagnosis']

/** Types, moves, drops connections and reloads at random. Returns every typed word. */
async function wander(devices: readonly Device[], switches: number, draw: Draw): Promise<string[]> {
  const typed: string[] = []
  const running = new Set<Promise<unknown>>()
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(draw() * items.length)] as Item
  let moved = 0
  const run = (work: Promise<unknown>) => {
    running.add(work)
    work.finally(() => running.delete(work))
  }
  const count = (state: { kind: string }) => {
    if (state.kind === 'here') moved += 1
  }
  await devices[0]?.mover.offer()
  while (moved < switches) {
    const device = pick(devices)
    const chance = draw()
    const { moving } = device.draft
    if (chance < 0.5) {
      if (device.isLocked || !moving) continue
      const [left] = draw() < 0.3 ? listLeft(device.draft) : []
      if (left) {
        const words = `${device.draft.values[left.name]}${left.value}`.match(/w\d+;/g)
        device.type(left.name, [...new Set(words)].join(''))
        device.settle(left, false)
        continue
      }
      const name = pick(fields)
      const word = `w${typed.length};`
      const value = device.draft.values[name] ?? ''
      const at = draw() < 0.7 ? value.length : value.indexOf(';', Math.floor(draw() * value.length)) + 1
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + devices.indexOf(device) * 3_600_000 })
      device.type(name, value.slice(0, at) + word + value.slice(at))
      vi.useRealTimers()
      typed.push(word)
    } else if (chance < 0.7) run(device.mover.sync())
    else if (chance < 0.75) device.line.isOnline = !device.line.isOnline
    else if (chance < 0.8) device.reload()
    else if (chance < 0.85) device.line.loss = device.line.loss ? 0 : 0.4
    else if (chance < 0.9) run(device.mover.takeUp().then(count))
    else {
      const other = pick(devices)
      if (device === other || device.isLocked || !moving) continue
      run(
        device.mover
          .offer()
          .then(() => other.open(linkOf(device)))
          .then(count),
      )
    }
    if (draw() < 0.3) await Promise.all(running)
    else if (draw() < 0.5) await new Promise(setImmediate)
  }
  await Promise.all(running)
  return typed
}

test.each(Array.from({ length: rounds(10, 1) }, (_, at) => at + 1))(
  'no character is lost in a hundred switches at random moments (%i)',
  { timeout: 300_000 },
  async (seed) => {
    const draw = drawFrom(seed)
    const devices = [makeDevice(app, draw), makeDevice(app, draw), makeDevice(app, draw)]
    const typed = await wander(devices, rounds(100, 10), draw)
    for (const { line } of devices) Object.assign(line, { isOnline: true, loss: 0 })
    // Everybody comes back online, and one of them goes on.
    const [last] = devices
    for (const device of devices) await device.mover.sync()
    expect(await last?.mover.takeUp()).toEqual({ kind: 'here' })
    const readable = devices.map(readAll).join('\n')
    expect(typed.length).toBeGreaterThan(20)
    expect(typed.filter((word) => !readable.includes(word))).toEqual([])
  },
)
