import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: ${space(2)};
  min-width: 0;

  & > h2 {
    font-size: ${font.size.lg};
  }
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
  gap: ${space(1)} ${space(2)};
  padding: ${space(2)} ${space(2.5)};

  & > div:first-child {
    flex: 1 1 ${space(28)};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & a {
    color: ${color.ink};
    font-weight: ${font.weight.bold};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: ${space(-1.5)};
`;

export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  justify-content: flex-end;
`;
