/** A box to tick: an answer that is sent with its form. */
export { Checkbox as Tick } from '#ui/checkbox.tsx'
