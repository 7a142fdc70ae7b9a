import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Verification } from '../schema.ts'
import { Verdict } from './verdict.tsx'

const draw = (verification: Verification, by: 'number' | 'file' = 'number') =>
  renderToStaticMarkup(<Verdict asked={{ kind: 'answered', by, verification }} phone="(555) 014-7733" />)

test('each answer is drawn with the days that it has', () => {
  const issuedOn = '2026-11-02'
  for (const by of ['number', 'file'] as const) {
    const issued = draw({ answer: 'issued', issuedOn, replacedOn: null }, by)
    expect(issued).toContain('November 2, 2026')
    expect(issued).not.toContain('ended')
    expect(draw({ answer: 'replaced', issuedOn, replacedOn: '2026-11-09' }, by)).toContain('November 9, 2026')
    expect(draw({ answer: 'unknown', issuedOn: null, replacedOn: null }, by)).toContain('Not ours')
  }
})
