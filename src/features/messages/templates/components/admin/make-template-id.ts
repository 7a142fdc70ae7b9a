import { makeSubmissionKey } from '#lib/submission-key.ts'

/** Drawn by the browser, so that a template saved twice is saved once. randomUUID is missing on pages without https. */
export const makeTemplateId = (): string =>
  makeSubmissionKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
