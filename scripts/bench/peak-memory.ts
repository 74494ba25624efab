// Loaded before a program: says at its end how much memory it held at most and how much processor time it took.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const cpu = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1)
  process.stderr.write(`peak ${Math.round(maxRSS / 1024)} MB cpu ${cpu} s\n`)
})
