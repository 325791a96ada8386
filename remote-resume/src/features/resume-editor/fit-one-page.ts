import type { RefObject } from 'react';
import type { ResumeDocument } from '@kadam/resume-engine/resume-document';
import { withTemplate } from '../../lib/resume-edits';
import { pageStarts } from './pdf/page-breaks';
import type { ResumeStore } from './resume-store';

/**
 * Sets a resume of several pages in the compact template if it then fits on one page.
 * @returns the resume once the template is chosen
 */
export async function fitOnePage(store: ResumeStore, sheet: RefObject<HTMLElement | null>): Promise<ResumeDocument> {
  const imported = store.document();
  const isFit = await isOnePage(sheet);
  // The person may have begun to type.
  if (isFit || store.document() !== imported) return imported;
  const compact = withTemplate(imported, 'compact');
  store.amend(() => compact);
  if (await isOnePage(sheet)) return compact;
  if (store.document() === compact) store.amend(() => imported);
  return imported;
}

/** After the sheet was rendered with its fonts. */
async function isOnePage(sheet: RefObject<HTMLElement | null>): Promise<boolean> {
  await new Promise(requestAnimationFrame);
  // jsdom has no fonts.
  if ('fonts' in document) await document.fonts.ready;
  return sheet.current === null || pageStarts(sheet.current).length === 0;
}
