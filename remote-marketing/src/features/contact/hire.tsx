import { Container } from '@kadam/shared/ui/layout';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { Section } from '../../lib/section.styles';
import { Aside, Columns, FormArea } from './contact.styles';
import { HireForm } from './hire-form';
import { OfficeCard } from './office-card';

export const Hire = () => (
  <Section>
    <Container>
      <Columns>
        <FormArea>
          <StepMark />
          <h2 id="tell-us">Tell us about the role</h2>
          <HireForm />
        </FormArea>
        <Aside>
          <OfficeCard />
        </Aside>
      </Columns>
    </Container>
  </Section>
);
