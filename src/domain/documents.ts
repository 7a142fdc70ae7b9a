import { localized } from '#site/locale.ts'
import type { ApplicantRole } from './applications.ts'
import { type Choice, type PublicChoice, valuesOf } from './choice.ts'

export const documentTypes = [
  { value: 'attorney-agreement', label: localized({ en: 'Attorney agreement' }) },
  { value: 'medical-records', label: localized({ en: 'Medical records' }) },
  { value: 'police-report', label: localized({ en: 'Police report' }) },
  { value: 'insurance-correspondence', label: localized({ en: 'Insurance correspondence' }) },
  { value: 'injury-photos', label: localized({ en: 'Photos of injuries' }) },
  { value: 'complaint-filings', label: localized({ en: 'Complaint and filings' }) },
  { value: 'discovery-documents', label: localized({ en: 'Discovery documents' }) },
  { value: 'insurance-policies', label: localized({ en: 'Insurance policies' }) },
  { value: 'settlement-correspondence', label: localized({ en: 'Settlement correspondence' }) },
  { value: 'other', label: localized({ en: 'Other document' }) },
] as const satisfies readonly PublicChoice[]

export type DocumentType = (typeof documentTypes)[number]['value']
export const documentTypeValues = valuesOf(documentTypes)

/** What we ask each role for after applying, in this order. "Required" is a label and blocks nothing. */
export const requestedDocuments = {
  plaintiff: [
    { type: 'medical-records', required: true },
    { type: 'police-report', required: false },
    { type: 'insurance-correspondence', required: false },
    { type: 'injury-photos', required: false },
    { type: 'other', required: false },
  ],
  attorney: [
    { type: 'attorney-agreement', required: true },
    { type: 'complaint-filings', required: false },
    { type: 'discovery-documents', required: false },
    { type: 'insurance-policies', required: false },
    { type: 'settlement-correspondence', required: false },
    { type: 'other', required: false },
  ],
} as const satisfies Record<ApplicantRole, readonly { type: DocumentType; required: boolean }[]>

export const uploadPurposeValues = ['document-collection'] as const

/** Only `clean` and `not-scanned` (no scanner is configured) files can be downloaded. */
export const scanStates = [
  { value: 'pending', label: 'Scanning', state: 'scanning' },
  { value: 'clean', label: 'Clean', state: 'clean' },
  { value: 'infected', label: 'Quarantined: virus found', state: 'quarantined' },
  { value: 'failed', label: 'Quarantined: could not be scanned', state: 'quarantined' },
  { value: 'not-scanned', label: 'Not scanned', state: 'not-scanned' },
] as const satisfies readonly (Choice & { state: string })[]

export type ScanState = (typeof scanStates)[number]['value']
export const scanStateValues = valuesOf(scanStates)

export const shownScanStateValues = ['scanning', 'clean', 'quarantined', 'not-scanned'] as const
export type ShownScanState = (typeof shownScanStateValues)[number]

export const toShownScanState = (value: ScanState): ShownScanState =>
  scanStates.find((scan) => scan.value === value)?.state ?? 'quarantined'

export const isDownloadable = (state: ShownScanState) => state === 'clean' || state === 'not-scanned'
