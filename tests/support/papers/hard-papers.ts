import type { Block, Paper, Table } from '../../../src/lib/papers/paper.ts'
import { defaultLocale } from '../../../src/site/locale.ts'
import { letterhead } from './sample-parts.ts'

const paper = (title: string, blocks: readonly Block[], more: Partial<Paper> = {}): Paper => ({
  title,
  locale: defaultLocale,
  letterhead,
  parts: [{ title, isFront: true, blocks: [{ kind: 'title', text: title }, ...blocks] }],
  ...more,
})

export const rowsOf = (count: number): Table => ({
  kind: 'table',
  caption: 'All contracts on this claim together',
  columns: [{ head: 'Account' }, { head: 'Who paid' }, { head: 'Owed', align: 'right' }],
  rows: Array.from({ length: count }, (_, at) => [
    `BF-ROW${at + 1}`,
    'A company whose name is so long that it takes more than one line of a table of three columns',
    `$${(at + 1) * 100}.00`,
  ]),
})

export const longTable = paper('Forty rows', [rowsOf(40)])

const longName =
  'María de los Ángeles Guadalupe Hernández-Villanueva y Fernández de Córdoba, as guardian of Juan Carlos'
export const hash = '9f2c41b76ae083d517cc5e94b2f80d6a4471c9e32b0f7d58a6e190b43c72f85d'

/** Whatever people are called and whatever stands in a field without a space. */
export const hardNames = paper('Funding contract for somebody whose name is as long as names get', [
  {
    kind: 'facts',
    facts: [
      { label: 'You', value: `${longName}, Nguyễn Thị Ánh, Łukasz Dvořák, Björn Þór, 王` },
      { label: 'Fingerprint of the contract (SHA-256)', value: hash },
    ],
  },
  {
    kind: 'signatures',
    columns: [
      [{ label: longName, capacity: 'Guardian of the person who is paid', given: longName, isName: true }],
      [{ label: 'Date and time' }],
    ],
  },
])

export const inTwoLanguages: Paper = paper('Funding contract', [], {
  parts: [
    {
      title: 'Funding contract',
      isFront: true,
      blocks: [
        { kind: 'title', text: 'Funding contract' },
        { kind: 'section', number: '1', caption: 'What this is', body: ['We pay you now.'] },
      ],
    },
    {
      title: 'Contrato de financiamiento',
      lang: 'es-US',
      blocks: [
        {
          kind: 'section',
          number: '1',
          caption: '¿Qué es esto?',
          body: [
            'Le pagamos ahora. ¡Usted nos paga sólo si su reclamación trae dinero! Ñandú, pingüino, útil, él, aquí, acción, ÁÉÍÓÚÜÑ, 1.º, 2.ª, «así», “así”, €5.',
            [{ text: 'In English: ', lang: 'en-US' }, 'en español.'],
          ],
        },
      ],
    },
  ],
})
