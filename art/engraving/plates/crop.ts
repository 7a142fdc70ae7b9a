/** A plate is composed twice: for wide screens, and for phones, where it loses props but never its subject. */
export type Crop = 'wide' | 'narrow'
