import type { Locator, Page } from '@playwright/test';

/**
 * The page's heading once its code has rendered it. Before, the document shows the prerendered
 * page, whose elements are replaced and whose buttons do nothing.
 */
export const renderedHeading = (page: Page): Locator => page.locator('#main h1:not([aria-busy="true"] *)');
