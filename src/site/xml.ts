/** Control characters and noncharacters that XML 1.0 can't contain, not even as a reference. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are taken out.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** For an element or for an attribute in double quotes. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
