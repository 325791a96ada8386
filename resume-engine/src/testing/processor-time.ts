/** Milliseconds of processor time that this process has used: what a test of speed counts, since others on the machine do not slow it down. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
