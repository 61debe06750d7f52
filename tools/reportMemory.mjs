// Preloaded into a process by the benchmark: says at its end how much memory it took at most.
process.on('exit', () => {
  process.stderr.write(`peak memory: ${process.resourceUsage().maxRSS} KB\n`);
});
