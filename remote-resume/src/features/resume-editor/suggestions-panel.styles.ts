import styled from 'styled-components';
import { color, font, radius, size, space } from '@kadam/shared/ui/theme';

export const Panel = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(1)};
  padding: ${space(2)};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${font.size.sm};
  line-height: ${font.leading.snug};

  h2 {
    font-size: ${font.size.md};
  }

  h2 ~ h2 {
    margin-top: ${space(1)};
  }

  ul {
    display: grid;
    gap: ${space(1)};
    padding: 0;
    list-style: none;
  }
`;

export const Cards = styled.ul``;

export const Card = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(1.5)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.sm};
  overflow-wrap: anywhere;
`;

export const Was = styled.p`
  color: ${color.muted};
  font-size: ${font.size.xs};
`;

export const Skills = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const Skill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  min-height: ${size.controlSmall};
  padding: 0 ${space(1.25)};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${font.size.sm};

  &:hover {
    background: ${color.inkSoft};
  }
`;

export const Strength = styled.li`
  display: flex;
  gap: ${space(1)};

  > svg {
    flex: none;
    color: ${color.success};
  }
`;
