import styled from 'styled-components';
import { Stack, VisuallyHidden } from '@kadam/shared/ui/layout';
import { font } from '@kadam/shared/ui/theme';

const sizes = ['hero', 'xxl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

export function Type() {
  return (
    <Stack gap={2}>
      {sizes.map((size) => (
        <Sample key={size} $size={font.size[size]} $isHeading={size === 'hero' || size.startsWith('x')}>
          <VisuallyHidden>{size}: </VisuallyHidden>Every career move, a step up
        </Sample>
      ))}
      <p>
        ₹12.5–18 lakh a year · “Quotes”, ‘quotes’ — dashes, ellipsis… 1234567890 × 4. A paragraph has a{' '}
        <a href="#type">link in it</a>, and <strong>strong words</strong>.
      </p>
    </Stack>
  );
}

const Sample = styled.p<{ $size: string; $isHeading: boolean }>`
  font-size: ${({ $size }) => $size};
  font-weight: ${({ $isHeading }) => ($isHeading ? font.weight.extrabold : font.weight.regular)};
  line-height: ${font.leading.tight};
`;
