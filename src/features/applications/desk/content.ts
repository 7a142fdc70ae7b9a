import { fieldsOf } from '#features/applications/apply/steps/steps.ts'

/** What we add to the answers. */
const ownColumns = ['reference', 'status', 'submittedAt', 'role']
const lastColumns = ['googleDriveFolderUrl', 'id']

const questionNames = Object.values(fieldsOf).flatMap((fields) => fields.map(({ name }) => name))

/** Every question of either role once, under its name: what is added to the application is exported as well. */
export const csvColumns: readonly string[] = [...new Set([...ownColumns, ...questionNames, ...lastColumns])]
