import styled from 'styled-components';
import { color, font, media, radius, size, space } from '@kadam/shared/ui/theme';

export const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Version = styled.section`
  padding: ${space(1.5)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${font.size.md};
  }

  ul {
    padding-inline-start: ${space(2)};
  }
`;

export const Resumes = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

export const Resume = styled.li`
  padding: ${space(1.5)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

export const SaveForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)};
  margin-top: ${space(1.5)};

  > :first-child {
    flex: 1 1 ${space(25)};
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: ${space(3)};

  h3 {
    margin-bottom: ${space(1)};
    font-size: ${font.size.md};
  }
`;
