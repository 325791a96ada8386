import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled.div`
  display: grid;
  gap: ${space(2)};

  & > h2 {
    margin: ${space(2)} 0 0;
    font-size: ${font.size.lg};
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
`;

export const List = styled.ul`
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  & > li + li {
    border-top: ${size.hairline} solid ${color.line};
  }
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(1.5)} ${space(2)};

  & > div:first-child {
    flex: 1 1 ${space(36)};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.p`
  color: ${color.muted};
  font-size: ${font.size.sm};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;

  ${media.below(768)} {
    margin-inline-start: ${space(-1.5)};
  }
`;
