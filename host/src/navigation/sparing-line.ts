/** What a browser may tell of its connection; Firefox and Safari tell nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing may be fetched that was not asked for: the visitor saves data, or the line is too slow to share. */
export const isLineSparing = ({ saveData = false, effectiveType = '' } = currentConnection()): boolean =>
  saveData || effectiveType.endsWith('2g');

const currentConnection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
