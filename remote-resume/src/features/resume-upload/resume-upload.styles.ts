import styled from 'styled-components';
import { color, font, media, motion, radius, size, space } from '@kadam/shared/ui/theme';

export const DropZone = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${space(40)};
  padding: ${space(3)};
  border: ${size.rule} dashed ${color.lineStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  text-align: center;
  transition:
    border-color ${motion.fast} ${motion.ease},
    background-color ${motion.fast} ${motion.ease};

  &[data-over='true'] {
    border-color: ${color.ink};
    background: ${color.inkSoft};
  }
`;

export const Invitation = styled.p`
  font-size: ${font.size.lg};
  font-weight: ${font.weight.semibold};
`;

export const ErrorText = styled.p`
  color: ${color.danger};
  font-weight: ${font.weight.semibold};
`;

export const ErrorDetail = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.muted};
  font-size: ${font.size.xs};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};

  ${media.below(480)} {
    width: 100%;

    button {
      flex: 1 0 100%;
    }
  }
`;

export const FileCard = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  width: 100%;
  max-width: ${size.dialog};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.sm};
  background: ${color.sand};
  text-align: left;

  > div {
    flex: 1;
    min-width: 0;
  }

  > svg {
    flex: none;
  }
`;

export const FileName = styled.p`
  font-weight: ${font.weight.semibold};
  line-height: ${font.leading.snug};
  overflow-wrap: anywhere;
`;

export const NextStep = styled.p`
  font-size: ${font.size.sm};

  a {
    display: inline-block;
  }
`;
