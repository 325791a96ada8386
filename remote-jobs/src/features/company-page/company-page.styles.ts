import { color, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  overflow-wrap: anywhere;

  & > div {
    flex: 1 1 ${space(24)};
    min-width: 0;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  margin: ${space(0.5)} 0 0;
  color: ${color.muted};
`;

export const Text = styled.p`
  max-width: ${size.measure};
  margin: ${space(3)} 0 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const OpenJobs = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-top: ${space(4)};
`;
