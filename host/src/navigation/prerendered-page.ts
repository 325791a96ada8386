/** Prerendered nodes of the document, and their route. */
export interface PrerenderedPage {
  readonly path: string;
  readonly nodes: readonly ChildNode[];
  /** Focused element. */
  readonly focused: HTMLElement | null;
}

/**
 * Takes the prerendered page out of the document before React clears the root. The nodes are moved,
 * because trusted types forbid parsing a string.
 */
export function takePrerendered(root: HTMLElement): PrerenderedPage | null {
  const path = root.dataset.path;
  const nodes = [...(document.getElementById('prerendered')?.childNodes ?? [])];
  const hasPage = nodes.some((node) => node instanceof HTMLElement);
  const { activeElement } = document;
  const hasFocus = activeElement instanceof HTMLElement && nodes.some((node) => node.contains(activeElement));
  return path && hasPage ? { path, nodes, focused: hasFocus ? activeElement : null } : null;
}
