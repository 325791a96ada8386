import styled from 'styled-components';
import { color, font, shadow, size, space } from '@kadam/shared/ui/theme';
import { SHEET } from './sheet-size';

const width = `${SHEET.width}px`;
const height = `${SHEET.height}px`;

/** Lines mark where the next page begins. */
export const Sheet = styled.div<{ $pages: number }>`
  width: ${width};
  min-height: calc(${height} * ${({ $pages }) => $pages});
  background: ${color.surface}
    repeating-linear-gradient(
      transparent 0 calc(${height} - ${size.hairline}),
      ${color.lineStrong} calc(${height} - ${size.hairline}) ${height}
    );
  box-shadow: ${shadow.soft};
`;

export const Content = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(6)};
  font-size: ${font.size.sm};
  line-height: ${font.leading.body};
`;

export const ContactHeader = styled.section`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)} ${space(3)};
  text-align: center;

  > :first-child {
    flex: 0 0 100%;
    color: ${color.ink};
    font-size: 2.4em;
    font-weight: ${font.weight.extrabold};
    line-height: ${font.leading.tight};
  }
`;

export const SheetSection = styled.section`
  h2 {
    margin-bottom: ${space(1)};
    padding-bottom: ${space(0.5)};
    border-bottom: ${size.hairline} solid ${color.lineStrong};
    font-size: ${font.size.md};
  }
`;
