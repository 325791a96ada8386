export function boundedMap<Value>(maxKeys: number) {
  const entries = new Map<string, Value>();
  return {
    get: (key: string) => entries.get(key),
    /** Returns the key that was evicted, if one was. */
    set(key: string, value: Value): string | undefined {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.size > maxKeys ? entries.keys() : [];
      if (oldest !== undefined) entries.delete(oldest);
      return oldest;
    },
    delete: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
    size: () => entries.size,
  };
}
