/** Seals the plain files of a store, like a start of the server does. Run: node write-sealed-files.ts FOLDER SECRET */
import { createLocalDisk } from '#lib/storage/local-disk.ts'

const [folder = '', appSecret = ''] = process.argv.slice(2)
await createLocalDisk({ folder, appSecret }).sealPlainFiles()
