import type { RefObject } from 'react';
import styled from 'styled-components';
import { color, font, shadow } from '@kadam/shared/ui/theme';
import { BETWEEN, type PageGap, type SheetPages } from './sheet-pages';

export function SheetPapers({ papers }: Pick<SheetPages, 'papers'>) {
  return papers.map(({ top, height }, at) => (
    <Paper key={at} data-print="no" data-paper="" style={{ top, height }} aria-hidden>
      {at > 0 && (
        <span>
          Page {at + 1} of {papers.length}
        </span>
      )}
    </Paper>
  ));
}

interface PageGapsProps {
  readonly holder: RefObject<HTMLDivElement | null>;
  readonly gaps: readonly PageGap[];
}

/**
 * Keeps lines out of the gaps: floats as wide as the sheet. Nothing is inserted into the texts, so
 * caret, selection and composition are not affected.
 */
export function PageGaps({ holder, gaps }: PageGapsProps) {
  return (
    <Gaps ref={holder} data-print="no" aria-hidden>
      {gaps.map(({ start, end }, at) => [
        <i key={`${at} above`} style={{ height: start - (gaps[at - 1]?.end ?? 0), width: 0 }} />,
        <i key={at} style={{ height: end - start, width: '100%' }} />,
      ])}
    </Gaps>
  );
}

const Paper = styled.div`
  position: absolute;
  inset-inline: 0;
  z-index: -1;
  background: ${color.surface};
  box-shadow: ${shadow.soft};

  span {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-end: 0;
    font-family: ${font.family};
    font-size: ${font.size.sm};
    line-height: ${BETWEEN}px;
  }
`;

const Gaps = styled.div`
  i {
    float: left;
    clear: left;
    pointer-events: none;
  }
`;
