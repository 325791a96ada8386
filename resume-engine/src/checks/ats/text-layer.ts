import type { CheckDefinition } from '../check';
import { ofPage } from '../evidence';
import { unreadablePages } from '../../parse-rate/text-integrity';
import { listed } from '../../wording/words';

export const textLayer: CheckDefinition = {
  id: 'A1',
  panel: 'atsEssentials',
  title: 'Text on every page',
  max: 2,
  effort: 2,
  needsFile: true,
  why: 'A scanned page is a picture: to a machine it is empty.',
  judge({ document }) {
    const pictures = unreadablePages(document);
    const isEmpty = document.characters === 0;
    return {
      share: isEmpty || pictures.length === document.pages.length ? 0 : pictures.length > 0 ? 0.5 : 1,
      message:
        isEmpty || pictures.length > 0
          ? `${isEmpty ? 'No page has' : pictures.length === 1 ? `Page ${pictures[0]} has no` : `Pages ${listed(pictures.map(String))} have no`} text that a machine can read.`
          : document.pages.length === 1
            ? 'The text of your page can be read.'
            : `The text of all ${document.pages.length} pages can be read.`,
      fix: 'Export the resume as PDF from the program you wrote it in, instead of scanning or photographing it.',
      evidence: pictures.map((page) => ofPage(page, `Page ${page}`)),
    };
  },
};
