/** The text of an editable element, with line feeds, breaks or blocks as line ends. */
export function writtenText(element: Node): string {
  const text = [...element.childNodes].map(textOfNode).join('').replaceAll(/\r\n?/g, '\n');
  // Browsers add a line feed after the last line.
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

export function showText(element: Element, text: string): void {
  element.replaceChildren(...(text === '' ? [] : [document.createTextNode(text.endsWith('\n') ? `${text}\n` : text)]));
}

function textOfNode(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (!(node instanceof HTMLElement)) return node.textContent ?? '';
  return `${writtenText(node)}\n`;
}
