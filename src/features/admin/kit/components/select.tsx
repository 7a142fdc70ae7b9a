/** The browser's own, at the kit's height. */
export { Select, type SelectOption } from '#ui/select.tsx'
