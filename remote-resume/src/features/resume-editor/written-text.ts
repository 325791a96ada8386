/** The text of an editable element, whether the browser wrote line ends as line feeds, breaks or blocks. */
export function writtenText(element: Node): string {
  const text = [...element.childNodes].map(textOfNode).join('').replaceAll(/\r\n?/g, '\n');
  // Browsers end the last line with an extra line feed, so that an empty line has a place to stand.
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** Puts text into an editable element. */
export function showText(element: Element, text: string): void {
  element.replaceChildren(...(text === '' ? [] : [document.createTextNode(text.endsWith('\n') ? `${text}\n` : text)]));
}

function textOfNode(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (!(node instanceof HTMLElement)) return node.textContent ?? '';
  return `${writtenText(node)}\n`;
}
