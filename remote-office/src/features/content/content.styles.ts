import { Card } from '@kadam/shared/ui/card';
import { color, font, media, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { Section } from '../../lib/layout.styles';

/** Beside the form. */
export const Side = styled.div`
  min-width: 0;
`;

/** Stays visible while the form next to it scrolls. */
export const Sticky = styled(Section)`
  margin-top: ${space(4)};

  ${media.above(1024)} {
    position: sticky;
    top: ${space(2)};
  }
`;

export const Sections = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${space(38)}), 1fr));
  gap: ${space(2)};
`;

export const SectionCard = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  height: 100%;

  h2 {
    font-size: ${font.size.lg};
  }

  p {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }
`;

export const Entry = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${space(1)};

  legend {
    padding-inline: ${space(1)};
    font-weight: ${font.weight.semibold};
  }
`;

export const Versions = styled.ol`
  display: grid;
  gap: ${space(1.5)};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;

  li {
    display: grid;
    justify-items: start;
    gap: ${space(0.5)};
    padding-bottom: ${space(1)};
    border-bottom: ${size.hairline} solid ${color.line};
  }
`;
