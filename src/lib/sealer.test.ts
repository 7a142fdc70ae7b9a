import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const sealer = createSealer('a secret of the application', 'upload links')

test('a sealed secret comes back, and is not readable before', () => {
  const sealed = sealer.seal('the token', 'link 1')
  expect(sealed).not.toContain(Buffer.from('the token').toString('base64url'))
  expect(sealer.open(sealed, 'link 1')).toBe('the token')
  expect(sealer.seal('the token', 'link 1')).not.toBe(sealed)
})

test('it stays closed for another link, another secret, another purpose and after any change', () => {
  const sealed = sealer.seal('the token', 'link 1')
  expect(sealer.open(sealed, 'link 2')).toBeUndefined()
  expect(createSealer('another secret', 'upload links').open(sealed, 'link 1')).toBeUndefined()
  expect(createSealer('a secret of the application', 'sessions').open(sealed, 'link 1')).toBeUndefined()
  // Not the last letter: some of its bits mean nothing.
  for (const at of [0, 12, sealed.length - 2]) {
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(sealer.open(changed, 'link 1')).toBeUndefined()
  }
  expect(sealer.open('', 'link 1')).toBeUndefined()
})
