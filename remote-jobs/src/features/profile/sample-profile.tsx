import { Chip } from '@kadam/shared/ui/chip';
import { Stack } from '@kadam/shared/ui/layout';
import { color, font, media, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { DrawnPortrait } from './avatar';
import { Picture } from './avatar.styles';
import { Sheet } from './profile.styles';

const SAMPLE = { name: 'Meera Sharma', email: 'meera.sharma@example.com', phone: '+91 98765 43210', role: 'admin' };

export function SampleProfile() {
  return (
    <Stack as="section" gap={2} aria-labelledby="sample-profile">
      <SampleHead>
        <h2 id="sample-profile">What your profile looks like</h2>
        <Chip tone="accent">Sample data</Chip>
      </SampleHead>
      <Sheet>
        <Picture>
          <DrawnPortrait name={SAMPLE.name} />
        </Picture>
        <SampleFacts>
          <Fact label="User Name" value={SAMPLE.name} />
          <Fact label="Email" value={SAMPLE.email} />
          <Fact label="Phone number" value={SAMPLE.phone} />
          <Fact label="Role" value={SAMPLE.role} />
        </SampleFacts>
      </Sheet>
    </Stack>
  );
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const SampleHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};

  h2 {
    font-size: ${font.size.lg};
  }
`;

const SampleFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(3)};

  dt {
    color: ${color.muted};
    font-size: ${font.size.sm};
  }

  dd {
    font-weight: ${font.weight.semibold};
    overflow-wrap: anywhere;
  }

  ${media.below(480)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
