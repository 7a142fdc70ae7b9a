import { decisionColumns } from '#features/decisions/content/columns.ts'
import { fieldsOf } from '#features/questions/steps/steps.ts'

const ownColumns = ['reference', 'status', 'submittedAt', 'role'] as const
const lastColumns = ['googleDriveFolderUrl', 'id'] as const

const questionNames = Object.values(fieldsOf).flatMap((fields) => fields.map(({ name }) => name))

/** Each question of either role once. New questions are exported too. */
export const csvColumns = [...new Set([...ownColumns, ...questionNames, ...lastColumns])]

/** What came later stands last, so earlier columns keep their position. */
export const csvHeader = [...csvColumns, 'assignee', ...decisionColumns, 'lawFirmRecord', 'leadAttorney']
