import { makeSubmissionKey } from '#lib/submission-key.ts'

/** The browser draws it, so that a template sent twice is saved once. Pages without https lack randomUUID. */
export const makeTemplateId = (): string =>
  makeSubmissionKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
