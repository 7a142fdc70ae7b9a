import {
  type DocumentMimeType,
  isDocumentMimeType,
  maxDocumentSize,
  mimeTypeByName,
} from '#domain/document-files.ts'
import type { Locale } from '#site/locale.ts'
import { uploadProblemWords } from '../content.ts'

export type UploadProblem = {
  title: string
  description: string
  /** What to do about it, if that takes more words than fit in a toast. */
  help?: string
  canRetry: boolean
}

export function tooLarge(fileName: string, locale: Locale): UploadProblem {
  const { title, description } = uploadProblemWords[locale].tooLarge
  return { title, description: description(fileName), canRetry: false }
}

const isHeic = (fileName: string) => /\.hei[cf]s?$/i.test(fileName)

export function wrongType(fileName: string, locale: Locale): UploadProblem {
  const { title, description, heicHelp } = uploadProblemWords[locale].wrongType
  return {
    title,
    description: description(fileName),
    ...(isHeic(fileName) && { help: heicHelp }),
    canRetry: false,
  }
}

function emptyFile(fileName: string, locale: Locale): UploadProblem {
  const { title, description } = uploadProblemWords[locale].empty
  return { title, description: description(fileName), canRetry: false }
}

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>
export type DocumentCheck = { ok: true; mimeType: DocumentMimeType } | { ok: false; problem: UploadProblem }

/** Checks what can be known before sending a byte. The server checks again, by content. */
export function checkDocument({ name, size, type }: ChosenFile, locale: Locale): DocumentCheck {
  // People see the extension and choose by it, and browsers guess the type from it too.
  const mimeType = mimeTypeByName(name) ?? type
  if (!isDocumentMimeType(mimeType)) return { ok: false, problem: wrongType(name, locale) }
  if (size > maxDocumentSize) return { ok: false, problem: tooLarge(name, locale) }
  if (size === 0) return { ok: false, problem: emptyFile(name, locale) }
  return { ok: true, mimeType }
}
