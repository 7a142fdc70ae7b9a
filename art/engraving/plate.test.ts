import { expect, test } from 'vitest'
import { rectangle, segment } from './geometry.ts'
import { polygonPath } from './path.ts'
import { Plate } from './plate.ts'
import { ribbon } from './ribbon.ts'

const level = segment([0, 5], [40, 5], 40)

test('a line swells with its tone and is not cut where the tone is too light', () => {
  const [dark, ...rest] = ribbon(level, (x) => (x < 20 ? 2 : 0))
  expect(rest).toEqual([])
  const ys = dark?.map(([, y]) => y) ?? []
  expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(2)
  expect(Math.max(...(dark?.map(([x]) => x) ?? []))).toBeLessThan(20)
})

test('what is drawn first hides what is drawn later, to the edge', () => {
  const plate = new Plate(40, 10)
  plate.cover(rectangle(10.3, 0, 12, 10))
  plate.line(level, 1)
  expect(plate.svg().match(/M/g)).toHaveLength(2)
  expect(plate.visible(10.2, 5)).toBe(true)
  expect(plate.visible(10.4, 5)).toBe(false)
})

test('shapes turn the same way whichever way they were given, so that overlaps never cut holes', () => {
  const square = rectangle(0, 0, 1, 1)
  expect(polygonPath(square)).toBe('M0 0h10v10h-10z')
  expect(polygonPath([...square].reverse())).toBe(polygonPath(square))
})
