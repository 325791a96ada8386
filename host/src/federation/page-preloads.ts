/** Id of the template in the document that holds the preload links of the page's scripts. */
export const PAGE_PRELOADS_ID = 'page-preloads';

/**
 * Starts the preloads of the page's scripts. In the document they would share the line with the
 * host's own scripts and delay the header (decision 0004).
 */
export function startPagePreloads(): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${PAGE_PRELOADS_ID}`);
  if (template) document.head.append(template.content);
}
