// Loaded before a program: says at its end how much memory it held at most.
process.on('exit', () => {
  process.stderr.write(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`)
})
