export const en = {
  kind: 'Choose what kind of document this is',
  size: 'Say how many bytes the file has',
  empty: 'This file is empty',
  which: 'Say which upload this is about',
}
