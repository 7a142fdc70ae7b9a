import { expect, test } from 'vitest'
import { createRowSealer, deriveWrappingKey, newHashKey, rewrap } from './row-sealer.ts'
import { applicationNotes, applications, contactMessages } from './schema/index.ts'

const hashKey = newHashKey()
const sealer = createRowSealer('a secret of the application', hashKey)
const { sealedBody } = applicationNotes
const words = 'Fractured lumbar vertebra, “L4” – ünïcode'

test('a value opens in its own row and column only', () => {
  const sealed = sealer.seal(sealedBody, 'note 1', words)
  expect(sealer.open(sealedBody, 'note 1', sealed)).toBe(words)
  expect(() => sealer.open(sealedBody, 'note 2', sealed)).toThrow('does not open')
  expect(() => sealer.open(contactMessages.sealedMessage, 'note 1', sealed)).toThrow('does not open')
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('lumbar')
})

test('the same value never looks the same, and what is inside keeps its shape', () => {
  const answers = { address: '1 Elm Street', hasPriorInjuries: true }
  const seal = () => Buffer.from(sealer.seal(applications.sealedAnswers, 'a', answers))
  expect(seal().equals(seal())).toBe(false)
  expect(
    sealer.open(applications.sealedAnswers, 'a', sealer.seal(applications.sealedAnswers, 'a', answers)),
  ).toEqual(answers)
})

test('one changed bit anywhere, or another secret, and it does not open', () => {
  const sealed = sealer.seal(sealedBody, 'note 1', 'words')
  for (let place = 0; place < sealed.length; place++) {
    sealed[place] = (sealed[place] ?? 0) ^ 1
    expect(() => sealer.open(sealedBody, 'note 1', sealed)).toThrow('does not open')
    sealed[place] = (sealed[place] ?? 0) ^ 1
  }
  expect(sealer.open(sealedBody, 'note 1', sealed)).toBe('words')
  const other = createRowSealer('another secret', hashKey)
  expect(() => other.open(sealedBody, 'note 1', sealed)).toThrow('does not open')
})

test('a hash is the same for the same value and key, and another for another kind or key', () => {
  expect(sealer.hash('date of birth', '1980-01-31')).toBe(sealer.hash('date of birth', '1980-01-31'))
  expect(sealer.hash('date of birth', '1980-01-31')).not.toBe(sealer.hash('request', '1980-01-31'))
  const other = createRowSealer('a secret of the application', newHashKey())
  expect(other.hash('date of birth', '1980-01-31')).not.toBe(sealer.hash('date of birth', '1980-01-31'))
})

test('a rewrapped value opens with the new secret only, and is not wrapped twice', () => {
  const keys = {
    from: deriveWrappingKey('a secret of the application'),
    to: deriveWrappingKey('the new one'),
  }
  const sealed = sealer.seal(sealedBody, 'note 1', words)
  const rewrapped = rewrap(sealedBody, 'note 1', sealed, keys)
  if (!rewrapped) throw new Error('not rewrapped')
  sealed.set(rewrapped)
  expect(createRowSealer('the new one', hashKey).open(sealedBody, 'note 1', sealed)).toBe(words)
  expect(() => sealer.open(sealedBody, 'note 1', sealed)).toThrow('does not open')
  expect(rewrap(sealedBody, 'note 1', sealed, keys)).toBeUndefined()
})
