/** Each plate has two compositions: one for wide screens, and one for phones that drops props but never the subject. */
export type Crop = 'wide' | 'narrow'
