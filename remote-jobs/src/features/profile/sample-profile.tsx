import { Chip } from '@kadam/shared/ui/chip';
import { Stack } from '@kadam/shared/ui/layout';
import { DrawnPortrait } from './avatar';
import { Picture } from './avatar.styles';
import { Sheet } from './profile.styles';
import { SampleFacts, SampleHead } from './sample-profile.styles';

const SAMPLE = { name: 'Meera Sharma', email: 'meera.sharma@example.com', phone: '+91 98765 43210', role: 'admin' };

/** A sample profile for visitors. */
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
