import { expect, test } from 'vitest'
import type { ChecklistItem } from '#features/documents/checklist/schema.ts'
import type { AdminDocument } from '#features/documents/files/schema/files.ts'
import { findNextStep } from './next-step.ts'

const id = '5d2e6476-45a8-4c21-a321-b81f6d2eadef'
const day = '2026-11-16T00:00:00.000Z'
const needed: ChecklistItem = {
  id,
  documentType: 'police-report',
  name: 'Police report',
  help: '',
  isRequired: true,
  state: 'needed',
  reason: null,
  party: 'applicant',
  why: null,
  waivedAt: null,
  unavailableAt: null,
  version: 1,
  judgedBy: null,
  judgedAt: null,
  documents: [],
}
const item = (change: Partial<ChecklistItem>): ChecklistItem => ({ ...needed, ...change })
const file: AdminDocument = {
  id,
  originalName: 'record.pdf',
  fileName: 'record.pdf',
  fileType: 'police-report',
  mimeType: 'application/pdf',
  fileSize: 1,
  filePath: '',
  uploadedAt: day,
  scanState: 'clean',
  scanLabel: 'Clean',
  canDownload: true,
  uploadLinkId: null,
  contentHash: '',
  itemId: id,
  door: null,
  title: null,
}
const asked = {
  ending: null,
  pausedAt: null,
  nextReminderAt: day,
  reminders: [{ nth: 1 }],
  items: [{ isOpen: true }],
}

test.each([
  ['judges what came', 'in-review', [item({ state: 'received', documents: [file] }), needed], [], 'judge'],
  ['asks for what is missing', 'received', [needed], [], 'request'],
  ['waits while somebody was asked', 'documents-needed', [needed], [asked], 'remind'],
  ['says that reminders rest', 'documents-needed', [needed], [{ ...asked, pausedAt: day }], 'paused'],
  ['decides when nothing is missing', 'in-review', [item({ state: 'accepted' })], [], 'decide'],
  [
    'waits for no offer to send more',
    'in-review',
    [item({ documentType: 'other', isRequired: false })],
    [],
    'decide',
  ],
  ['waits for nothing that was waived', 'in-review', [item({ waivedAt: day })], [], 'decide'],
  ['asks for nothing that they don’t have', 'in-review', [item({ unavailableAt: day })], [], 'decide'],
  ['pays out what was approved', 'approved', [item({ state: 'accepted' })], [], 'fund'],
  ['leaves a closed file alone', 'declined', [needed], [], 'nothing'],
] as const)('the next step %s', (_what, status, items, requests, kind) =>
  expect(findNextStep({ status, items, requests }).kind).toBe(kind),
)

test('there is none before the application has loaded', () =>
  expect(findNextStep({ status: 'received', items: undefined, requests: undefined }).kind).toBe('nothing'))
