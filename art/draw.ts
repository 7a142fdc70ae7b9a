import { brandFiles } from './brand/files.ts'
import { drawPictures, pictureInputs } from './brand/pictures.ts'
import { engravingFiles } from './engraving/files.ts'
import { writeFiles, writeRecord } from './files.ts'
import { fontFiles, fontInputs } from './fonts/files.ts'
import { letteringFile } from './fonts/lettering.ts'
import { printFaceFile } from './fonts/print-face.ts'
import { fontStylesheet } from './fonts/stylesheet.ts'
import { mapFiles } from './map/files.ts'

/**
 * `npm run art`: draws everything that follows from src/site/palette.ts, src/site/brand.ts and the generators in this folder.
 * The output is committed. On an unchanged tree nothing changes; another Chromium may draw the letters of the pictures in
 * public/ differently.
 */
writeFiles(brandFiles())
writeFiles(engravingFiles())
writeFiles(mapFiles())
writeFiles(await fontFiles())
writeFiles([await letteringFile(), await printFaceFile(), await fontStylesheet()])
writeFiles(await drawPictures())
writeRecord({ ...pictureInputs(), ...fontInputs() })
