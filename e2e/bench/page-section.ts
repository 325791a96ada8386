/** Puts a section of a Markdown page in the place of the one with the same heading, or at the end; the rest stays. */
export function withSection(page: string, heading: string, section: string): string {
  const lines = page.trimEnd().split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) return `${page.trimEnd()}\n\n${section}\n`;
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  const rest = length < 0 ? [] : ['', ...lines.slice(start + 1 + length)];
  return `${[...lines.slice(0, start), section, ...rest].join('\n')}\n`;
}
