export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
