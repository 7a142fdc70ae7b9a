import { brandFiles } from './brand/files.ts'
import { drawPictures } from './brand/pictures.ts'
import { engravingFiles } from './engraving/files.ts'
import { writeFiles } from './files.ts'
import { takeFingerprints, writeRecord } from './fingerprints.ts'
import { fontFiles } from './fonts/cut/files.ts'
import { letteringFile } from './fonts/cut/lettering.ts'
import { otherMachinesFonts } from './fonts/cut/other-machines.ts'
import { printFaceFiles } from './fonts/cut/print-faces.ts'
import { fontStylesheet } from './fonts/stylesheet.ts'
import { inputs } from './inputs.ts'
import { mapFiles } from './map/files.ts'

/**
 * `npm run art`: draws everything that follows from src/site/palette.ts, src/site/brand.ts and the generators in this folder.
 * We commit the output. On an unchanged tree nothing changes.
 */
writeFiles(brandFiles())
writeFiles(engravingFiles())
writeFiles(mapFiles())
writeFiles(await fontFiles())
writeFiles([await letteringFile(), ...(await printFaceFiles()), ...(await otherMachinesFonts())])
// A browser sets these in the fonts above.
writeFiles([await fontStylesheet()])
writeFiles(await drawPictures())
writeRecord(takeFingerprints(inputs()))
