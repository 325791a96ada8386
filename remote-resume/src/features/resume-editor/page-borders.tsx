import styled from 'styled-components';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import { SHEET } from './sheet-size';

interface PageBordersProps {
  readonly breaks: readonly number[];
}

/** Where one page of the printed resume ends and the next begins. They lie over the sheet and take no room in it. */
export function PageBorders({ breaks }: PageBordersProps) {
  return breaks.map((offset, at) => (
    <Border key={at} data-print="no" style={{ top: `${SHEET.margin + offset}px` }} aria-hidden>
      <span>Page {at + 2}</span>
    </Border>
  ));
}

const Border = styled.div`
  position: absolute;
  inset-inline: 0;
  border-top: ${size.hairline} dashed ${color.lineStrong};
  pointer-events: none;

  span {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    padding: 0 ${space(0.75)};
    border-radius: 0 ${radius.sm} 0 0;
    background: ${color.sandDeep};
    color: ${color.muted};
    font-family: ${font.family};
    font-size: ${font.size.xs};
  }
`;
