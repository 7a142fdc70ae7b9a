import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  makeDevice,
  type Note,
  openStore,
  openTab,
  storageOn,
} from '../../../tests/support/browser-device.ts'
import { week } from './sealed-store.ts'

const write = (words: string): Note => ({ words, keptAt: Date.now() })
const secret = 'herniated disc'

afterEach(() => {
  vi.useRealTimers()
})

describe('in a tab', () => {
  test('words come back after a reload, and in no other tab', async () => {
    const device = makeDevice()
    const tab = openTab(device)
    expect(await tab.openPage().store.keep(write(secret))).toBe(true)
    expect(await tab.openPage().store.read()).toMatchObject({ words: secret })
    expect(await openTab(device).openPage().store.read()).toBeUndefined()
    expect(device.disk.size).toBe(0)
  })

  test('no word can be read from what is stored, and no key be exported', async () => {
    const device = makeDevice()
    const tab = openTab(device)
    await tab.openPage().store.keep(write(secret))
    expect([...tab.session.values()].join()).not.toContain('disc')
    expect(atob(JSON.parse(tab.session.get('note') ?? '').data)).not.toContain('disc')
    const [kept] = device.keys.values()
    await expect(crypto.subtle.exportKey('raw', kept?.key as CryptoKey)).rejects.toThrow()
  })

  test('the last of many quick changes is the one that is kept', async () => {
    const tab = openTab(makeDevice())
    const { store } = tab.openPage()
    await Promise.all(Array.from(secret, (_, index) => store.keep(write(secret.slice(0, index + 1)))))
    expect(await tab.openPage().store.read()).toMatchObject({ words: secret })
  })

  test('what was typed as the page was left is kept too, and nothing older comes after it', async () => {
    const tab = openTab(makeDevice())
    const { store, page } = tab.openPage()
    await store.keep(write('h'))
    const leave = () => {
      page.dispatchEvent(new Event('pagehide'))
      return JSON.parse(tab.session.get('note') ?? '')
    }
    // The pad is drawn in the background.
    const left = await vi.waitFor(async () => {
      const onItsWay = store.keep(write('her'))
      await Promise.resolve()
      store.keep(write(secret))
      const record = leave()
      await onItsWay
      expect(record).toMatchObject({ padded: true })
      return record
    })
    expect(tab.session.get('note')).not.toContain('disc')
    expect(await tab.openPage().store.read()).toMatchObject({ words: secret })
    // A pad that is used twice gives both away.
    store.keep(write('whiplash'))
    expect(leave()).toEqual(left)
    await store.read()
    expect(await tab.openPage().store.read()).toMatchObject({ words: 'whiplash' })
  })

  test('on a shared device a tab that was closed a while ago has nothing left', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const device = makeDevice()
    const tab = openTab(device)
    tab.told.isShared = true
    const { store, page } = tab.openPage()
    await store.keep(write(secret))
    page.dispatchEvent(new Event('pagehide'))
    vi.setSystemTime(Date.now() + 14 * 60_000)
    expect(await tab.openPage().store.read()).toMatchObject({ words: secret })
    vi.setSystemTime(Date.now() + 60_000)
    const reopened = tab.openPage().store
    expect(await reopened.read()).toBeUndefined()
    expect([tab.session.size, device.keys.size]).toEqual([0, 0])
    await reopened.keep(write('again'))
    expect(await tab.openPage().store.read()).toMatchObject({ words: 'again' })

    // Colleagues aren't asked whose device it is, and come back after a call of an hour.
    const desk = openTab(device, { isForStaff: true })
    desk.told.isShared = true
    const call = desk.openPage()
    await call.store.keep(write(secret))
    call.page.dispatchEvent(new Event('pagehide'))
    vi.setSystemTime(Date.now() + 60 * 60_000)
    expect(await desk.openPage().store.read()).toMatchObject({ words: secret })
  })
})

describe('on the device', () => {
  test('words come back in another tab, for seven days after the last change, and leave no key', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const device = makeDevice()
    const tab = openTab(device)
    tab.told.place = 'device'
    await tab.openPage().store.keep(write(secret))
    expect([...device.disk.values()].join()).not.toContain('disc')
    vi.setSystemTime(Date.now() + week - 1)
    expect(await openTab(device).openPage().store.read()).toMatchObject({ words: secret })
    vi.setSystemTime(Date.now() + 1)
    const { store } = tab.openPage()
    expect(await store.read()).toBeUndefined()
    expect([device.disk.size, device.keys.size]).toEqual([0, 0])
    await store.keep(write('again'))
    expect(await openTab(device).openPage().store.read()).toMatchObject({ words: 'again' })
  })

  test('two tabs do not overwrite each other', async () => {
    const device = makeDevice()
    const [one, other] = [openTab(device), openTab(device)]
    one.told.place = 'device'
    other.told.place = 'device'
    const [here, there] = [one.openPage().store, other.openPage().store]
    await Promise.all([here.read(), there.read()])
    const heard: Note[] = []
    there.follow((theirs) => heard.push(theirs))
    await here.keep({ ...write(secret), more: 'from here' })
    await there.keep(write('whiplash'))
    expect(heard).toMatchObject([{ words: secret }])
    expect(await openTab(device).openPage().store.read()).toMatchObject({
      words: 'whiplash',
      more: 'from here',
    })
  })

  test('another tab’s change arrives at once', async () => {
    const device = makeDevice()
    const [one, other] = [openTab(device), openTab(device)]
    one.told.place = 'device'
    other.told.place = 'device'
    const { store, page } = other.openPage()
    const heard: Note[] = []
    store.follow((theirs) => heard.push(theirs))
    await one.openPage().store.keep(write(secret))
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'note' }))
    await store.read()
    expect(heard).toMatchObject([{ words: secret }])
  })
})

describe('when the visitor says whose device it is', () => {
  test('words move to the device and back into the tab', async () => {
    const device = makeDevice()
    const tab = openTab(device)
    const { store } = tab.openPage()
    await store.keep(write(secret))
    tab.told.place = 'device'
    await store.settle()
    expect([tab.session.size, device.disk.size]).toEqual([0, 1])
    expect(await openTab(device).openPage().store.read()).toMatchObject({ words: secret })
    tab.told.place = 'tab'
    await store.settle()
    expect([tab.session.size, device.disk.size]).toEqual([1, 0])
    expect(await tab.openPage().store.read()).toMatchObject({ words: secret })
  })
})

describe('nothing is left', () => {
  test('of words that are dropped, even while they are being written', async () => {
    const device = makeDevice()
    const tab = openTab(device)
    const { store } = tab.openPage()
    await store.keep(write('her'))
    store.keep(write(secret))
    await Promise.resolve()
    await store.drop()
    expect([tab.session.size, device.keys.size]).toEqual([0, 0])
    expect(await store.read()).toBeUndefined()
    await store.keep(write('again'))
    expect(await tab.openPage().store.read()).toMatchObject({ words: 'again' })
  })

  test('of the key of a tab that was closed a week ago', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const device = makeDevice()
    await openTab(device).openPage().store.keep(write(secret))
    vi.setSystemTime(Date.now() + week + 1)
    await openTab(device).openPage().store.read()
    expect(device.keys.size).toBe(0)
  })

  test('in plain text of what an earlier version kept', async () => {
    const device = makeDevice()
    device.disk.set('note', JSON.stringify(write(secret)))
    const tab = openTab(device)
    expect(await tab.openPage().store.read()).toMatchObject({ words: secret })
    expect(device.disk.get('note')).not.toContain('disc')
    expect(await openTab(device).openPage().store.read()).toMatchObject({ words: secret })
  })

  test.each(['not JSON', '"a word"', 'null', '{"words":"Dear"}', '{"key":"1","iv":"AA","data":"AA"}'])(
    'to be made of %s',
    async (stored) => {
      const device = makeDevice()
      device.disk.set('note', stored)
      expect(await openTab(device).openPage().store.read()).toBeUndefined()
    },
  )
})

describe('a browser that can’t store anything', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const page = new EventTarget()
  const noKeys = { find: refuse, keep: refuse, drop: refuse, dropUnused: async () => {} }

  test.each([
    ['storage is forbidden', { storageAt: refuse, keys: noKeys, page, isShared: () => false }],
    [
      'keys cannot be stored',
      { storageAt: () => storageOn(new Map()), keys: noKeys, page, isShared: () => false },
    ],
  ])('keeps it as long as the page, when %s', async (_, browser) => {
    const store = openStore(browser)
    expect(await store.read()).toBeUndefined()
    expect(await store.keep(write(secret))).toBe(false)
    expect(await store.read()).toMatchObject({ words: secret })
    await store.drop()
    expect(await store.read()).toBeUndefined()
  })

  test('takes an earlier version’s words out of the open', async () => {
    const kept = new Map([['note', JSON.stringify(write(secret))]])
    const store = openStore({ storageAt: () => storageOn(kept), keys: noKeys, page, isShared: () => false })
    expect(await store.read()).toMatchObject({ words: secret })
    expect(kept.size).toBe(0)
    expect(await store.read()).toMatchObject({ words: secret })
  })
})
