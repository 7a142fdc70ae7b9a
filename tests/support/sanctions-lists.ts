/** A line of made-up lists, as the Treasury publishes them. */
export const sdnLine = (entry: number, name: string, type = 'individual') =>
  `${entry},"${name}","${type}","SDGT",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 01 Jan 1960."\r\n`
export const altLine = (entry: number, name: string) => `${entry},${entry + 1},"aka","${name}",-0- \r\n`
