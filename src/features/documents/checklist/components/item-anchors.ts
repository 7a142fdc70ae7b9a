export const anchorOf = (itemId: string) => `item-${itemId}`

/** A button elsewhere on the page may open the file field. */
export const fileFieldOf = (itemId: string) => `file-${itemId}`
