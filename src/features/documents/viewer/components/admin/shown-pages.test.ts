import { describe, expect, test, vi } from 'vitest'
import { findTerms } from './found-terms.ts'
import { readPictureSize } from './picture-pages.ts'
import { pixelsFor, scaleOf, turned, waitFor } from './shown-pages.ts'

describe('a page', () => {
  test('fits the width, upright and on its side', () => {
    const letter = { width: 816, height: 1056 }
    expect(scaleOf(letter, 'fit', 408)).toBe(0.5)
    expect(scaleOf(turned(letter, 1), 'fit', 528)).toBe(0.5)
    expect(scaleOf(letter, 1.25, 408)).toBe(1.25)
  })

  test('that claims to be miles long stays on the screen and in memory', () => {
    for (const size of [
      { width: 5e6, height: 5e6 },
      { width: 1, height: 1e7 },
      { width: 1e7, height: 1 },
    ]) {
      const scale = scaleOf(size, 4, 900)
      const shown = { width: size.width * scale, height: size.height * scale }
      expect(Math.max(shown.width, shown.height)).toBeLessThanOrEqual(20_000)
      const { width, height } = pixelsFor(shown, 3)
      expect(width * height).toBeLessThanOrEqual(16_000_000)
      expect(Math.max(width, height)).toBeLessThanOrEqual(8_192)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('the size that a picture claims', () => {
  test.each([
    [
      'image/png',
      '89504e470d0a1a0a0000000d49484452000075300000753008060000',
      { width: 30_000, height: 30_000 },
    ],
    ['image/gif', '474946383961400110008000', { width: 320, height: 16 }],
    ['image/jpeg', 'ffd8ffe000044a46ffffc2000b0801e002800301', { width: 640, height: 480 }],
  ] as const)('is read from the head of %s', (type, head, size) => {
    expect(readPictureSize(Buffer.from(head, 'hex'), type)).toEqual(size)
  })

  test.each([
    ['image/png', '89504e47'],
    ['image/jpeg', 'ffd8ffe0'],
    ['image/jpeg', `ffd8${'00'.repeat(40)}`],
  ] as const)('is unknown when %s is cut off or no picture', (type, head) => {
    expect(readPictureSize(Buffer.from(head, 'hex'), type)).toBeUndefined()
  })
})

test('words of the answers are found whole, in any case', () => {
  expect(findTerms('FAIRWEATHER, Odessa; born 9/2/1988', ['Fairweather', '9/2/1988'])).toEqual([
    [0, 11],
    [26, 34],
  ])
  expect(findTerms('19/2/1988 Fairweathers', ['Fairweather', '9/2/1988', ''])).toEqual([])
})

test('a file that keeps its reader busy for 20 seconds in sight is stopped', async () => {
  vi.useFakeTimers()
  const tab = { hidden: true }
  vi.stubGlobal('document', tab)
  const stop = vi.fn()
  const stopped = waitFor(new Promise(() => {}), stop).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(20_000)
  tab.hidden = false
  await vi.advanceTimersByTimeAsync(19_999)
  expect(stop).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(stop).toHaveBeenCalledOnce()
  expect(await stopped).toMatchObject({ obstacle: 'too slow' })
  expect(await waitFor(Promise.resolve('drawn'), stop)).toBe('drawn')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(stop).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
