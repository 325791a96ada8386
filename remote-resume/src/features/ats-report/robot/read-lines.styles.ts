import styled from 'styled-components';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';

export const Lines = styled.ol`
  font-size: ${font.size.sm};
  line-height: ${font.leading.body};
  overflow-wrap: anywhere;
`;

export const Line = styled.li<{ $isFirst: boolean }>`
  display: grid;
  grid-template-columns: ${space(12)} minmax(0, 1fr);
  gap: ${space(1.5)};
  padding-block: ${space(0.25)};
  border-top: ${size.hairline} solid ${({ $isFirst }) => ($isFirst ? color.line : 'transparent')};

  ${media.below(768)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

export const Section = styled.span`
  color: ${color.muted};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  line-height: ${font.leading.body};
  text-transform: capitalize;

  &:empty {
    ${media.below(768)} {
      display: none;
    }
  }
`;

export const Mark = styled.mark<{ $isUnsure: boolean }>`
  padding: 0 ${space(0.25)};
  border-bottom: ${size.hairline} ${({ $isUnsure }) => ($isUnsure ? `dashed ${color.danger}` : `solid ${color.ink}`)};
  border-radius: calc(${radius.sm} / 2);
  background: ${({ $isUnsure }) => ($isUnsure ? color.dangerSoft : color.inkSoft)};
  color: ${color.inkStrong};
  box-decoration-break: clone;
`;

export const Tag = styled.small`
  color: ${color.ink};
  font-size: 0.6875rem;
  font-weight: ${font.weight.bold};
  white-space: nowrap;
`;

export const CheckThis = styled.small`
  color: ${color.danger};
  font-size: 0.6875rem;
  font-weight: ${font.weight.bold};
  white-space: nowrap;
`;
