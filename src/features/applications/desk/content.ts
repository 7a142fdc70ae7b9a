import { fieldsOf } from '#features/applications/apply/steps/steps.ts'

/** What we add to the answers. */
const ownColumns = ['reference', 'status', 'submittedAt', 'role'] as const
const lastColumns = ['googleDriveFolderUrl', 'id'] as const

const questionNames = Object.values(fieldsOf).flatMap((fields) => fields.map(({ name }) => name))

/** Every question of either role once, under its name: what is added to the application is exported as well. */
export const csvColumns = [...new Set([...ownColumns, ...questionNames, ...lastColumns])]
