/**
 * Runs after `npm ci`, in plain JavaScript, because an old Node can't read anything else here. Where the project brings
 * its own Node (package.json, optionalDependencies), that's the one that runs this.
 */
const needed = 24
if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `This program runs on Node ${needed} or newer; here npm found ${process.version} (${process.platform}, ${process.arch}).\n` +
      `Install Node ${needed} (https://nodejs.org), then run npm ci again.`,
  )
  process.exit(1)
}
