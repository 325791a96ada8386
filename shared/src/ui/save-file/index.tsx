/** Downloads a file that the page has made or received. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
