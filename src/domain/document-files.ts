import { type Choice, valuesOf } from './choice.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Formats of one kin may pass for each other: phones name a PNG .jpg, and new Word files may be .doc. */
export const documentFormats = [
  { value: 'application/pdf', label: 'PDF', extensions: ['pdf'], kin: 'pdf' },
  { value: 'application/msword', label: 'Word', extensions: ['doc'], kin: 'word' },
  { value: docx, label: 'Word', extensions: ['docx'], kin: 'word' },
  { value: 'image/jpeg', label: 'JPEG', extensions: ['jpg', 'jpeg'], kin: 'picture' },
  { value: 'image/png', label: 'PNG', extensions: ['png'], kin: 'picture' },
  { value: 'image/gif', label: 'GIF', extensions: ['gif'], kin: 'picture' },
  { value: 'text/plain', label: 'Text', extensions: ['txt'], kin: 'text' },
] as const satisfies readonly (Choice & { extensions: readonly string[]; kin: string })[]

export type DocumentMimeType = (typeof documentFormats)[number]['value']
export const documentMimeTypeValues = valuesOf(documentFormats)

/** For the `accept` attribute of a file picker. */
export const acceptedFiles = documentFormats
  .flatMap(({ extensions }) => extensions.map((name) => `.${name}`))
  .join(',')

/** 50 MB per file. */
export const maxDocumentSize = 52_428_800

const formatOf = (mimeType: string | undefined) => documentFormats.find(({ value }) => value === mimeType)

export function isDocumentMimeType(mimeType: string | undefined): mimeType is DocumentMimeType {
  return formatOf(mimeType) !== undefined
}

export const areKin = (one: string, other: string) => formatOf(one)?.kin === formatOf(other)?.kin

/** Goes by the extension: for files without an installed program, browsers report no type, or an odd one. */
export function mimeTypeByName(fileName: string): DocumentMimeType | undefined {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return documentFormats.find(({ extensions }) => (extensions as readonly string[]).includes(extension))
    ?.value
}

/** A text named `run.bat` must not run when someone opens it, so the extension follows the type. */
export function nameByType(fileName: string, mimeType: string): string {
  if (mimeTypeByName(fileName) === mimeType) return fileName
  const [extension = 'txt'] = formatOf(mimeType)?.extensions ?? []
  return `${fileName}.${extension}`
}
