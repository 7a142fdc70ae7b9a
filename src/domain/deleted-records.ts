/** What a reviewer deletes can be brought back for this long. */
export const deletedKeptDays = 30

export const deletedKindValues = ['document', 'message'] as const
