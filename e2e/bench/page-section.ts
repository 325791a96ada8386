/** Replaces the section of a Markdown page with the same heading, or appends it. */
export function withSection(page: string, heading: string, section: string): string {
  const lines = page.trimEnd().split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) return `${page.trimEnd()}\n\n${section}\n`;
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  const rest = length < 0 ? [] : ['', ...lines.slice(start + 1 + length)];
  return `${[...lines.slice(0, start), section, ...rest].join('\n')}\n`;
}
