/** Opens a file in a new tab, in the browser's own viewer. */
export function openFile(file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
  // The viewer may read the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
