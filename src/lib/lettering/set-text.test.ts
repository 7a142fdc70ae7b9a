import { expect, test } from 'vitest'
import newsreader from './newsreader.json' with { type: 'json' }
import { breakLines, canSet, type Lettering, lineOfText, widthOf } from './set-text.ts'

const face = newsreader as unknown as Lettering

test('the face has the letters of English and Spanish, and says what it lacks', () => {
  expect(canSet(face, 'What “it” costs: $5,000 – ¿cuánto? niño')).toBe(true)
  expect(canSet(face, '合同')).toBe(false)
  expect(canSet(face, 'Win 🏆')).toBe(false)
})

test('pairs of letters are set closer where the face asks for it', () => {
  expect(widthOf(face, 'AV', 100)).toBeLessThan(widthOf(face, 'A', 100) + widthOf(face, 'V', 100))
})

test('lines keep every word and fit', () => {
  const text = 'How long an injury claim takes, stage by stage'
  const lines = breakLines(face, text, 60, 400)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe(text)
  for (const line of lines) expect(widthOf(face, line, 60)).toBeLessThanOrEqual(400)
})

test('a line is drawn as outlines, one for each letter that has ink', () => {
  const svg = lineOfText(face, 'a b', { x: 10, y: 20, size: 30, fill: '#000' })
  expect(svg.match(/<path /g)).toHaveLength(2)
  expect(svg).not.toContain('<text')
})
