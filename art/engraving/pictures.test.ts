import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import * as engravings from '../../src/ui/engravings/index.ts'
import { pictures } from './pictures.ts'

const drawn = pictures()
const readCommitted = (name: string) =>
  readFile(new URL(`../../src/ui/engravings/${name}.svg`, import.meta.url), 'utf8')

test('the same seeds draw the same pictures', () => {
  expect(pictures()).toEqual(drawn)
})

test.each(drawn)('$name is committed as it is drawn', async ({ name, svg }) => {
  expect(await readCommitted(name)).toBe(svg)
})

test.each(drawn)('$name weighs at most $budget KB', ({ svg, budget }) => {
  expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(budget * 1024)
})

test.each(drawn)('$name obeys a policy without inline styles', ({ svg }) => {
  expect(svg).not.toMatch(/style|<script|on\w+=/)
})

test.each(drawn)('$name has only whole coordinates', ({ svg }) => {
  expect(svg).not.toContain('NaN')
})

test('the index knows the size of every picture', () => {
  const sizes = Object.values(engravings).map(({ width, height }) => [width, height])
  expect(sizes).toHaveLength(drawn.length)
  expect(sizes).toEqual(expect.arrayContaining(drawn.map(({ width, height }) => [width, height])))
})
