/** What a browser may tell of its connection; Firefox and Safari tell nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Mbit/s. */
  readonly downlink?: number;
}

/** Whether nothing may be fetched that was not asked for: the visitor saves data, or the line is too slow to share. */
export const isLineSparing = ({ saveData = false, effectiveType = '' } = currentConnection()): boolean =>
  saveData || effectiveType.endsWith('2g');

/** Whether the line is known to be so fast that code may be fetched which nobody has pointed at. */
export const isLineFast = ({ saveData = false, effectiveType = '', downlink = 0 } = currentConnection()): boolean =>
  !saveData && effectiveType === '4g' && downlink >= 5;

const currentConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
