/** The browser's own, at the kit's height. */
export { Select } from '#ui/select.tsx'
