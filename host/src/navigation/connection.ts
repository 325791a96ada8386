/** Network Information API; missing in Firefox and Safari. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Mbit/s. */
  readonly downlink?: number;
}

/** Whether to prefetch nothing: the visitor saves data, or the connection is slow. */
export const isPrefetchDisabled = ({ saveData = false, effectiveType = '' } = currentConnection()): boolean =>
  saveData || effectiveType.endsWith('2g');

/** Whether the connection is known to be fast enough to prefetch links in view. */
export const isConnectionFast = (
  { saveData = false, effectiveType = '', downlink = 0 } = currentConnection(),
): boolean => !saveData && effectiveType === '4g' && downlink >= 5;

const currentConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
