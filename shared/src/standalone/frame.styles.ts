import { color, size, space } from '../ui/theme';
import styled from 'styled-components';

export const FrameBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space(1.5)};
  border-bottom: ${size.hairline} solid ${color.line};

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.5)} ${space(2)};
  }
`;
