/**
 * Processor time of this process in milliseconds: speed tests use it because other processes do not
 * affect it.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
