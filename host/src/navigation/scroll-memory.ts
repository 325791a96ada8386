const KEY = 'kadam.scroll';
const MAX_ENTRIES = 50;

/** Scroll position of each history entry; survives a reload of the tab. */
export class ScrollMemory {
  private readonly positions = new Map<string, number>(readKept());

  positionOf(entry: string): number {
    return this.positions.get(entry) ?? 0;
  }

  note(entry: string, position: number): void {
    this.positions.delete(entry);
    this.positions.set(entry, position);
  }

  save(): void {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify([...this.positions].slice(-MAX_ENTRIES)));
    } catch {
      // Without storage a reload starts at the top.
    }
  }
}

function readKept(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
