import { decisionColumns } from '#features/decisions/content/columns.ts'
import { fieldsOf } from '#features/questions/steps/steps.ts'

/** Columns we add to the answers. */
const ownColumns = ['reference', 'status', 'submittedAt', 'role'] as const
const lastColumns = ['googleDriveFolderUrl', 'id'] as const

const questionNames = Object.values(fieldsOf).flatMap((fields) => fields.map(({ name }) => name))

/** Each question of either role once, under its name: new questions are exported too. */
export const csvColumns = [...new Set([...ownColumns, ...questionNames, ...lastColumns])]

/** The first line of the file. Whose it is and what was decided stand at the end, after the columns there were before. */
export const csvHeader = [...csvColumns, 'assignee', ...decisionColumns]
