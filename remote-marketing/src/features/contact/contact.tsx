import { Container } from '@kadam/shared/ui/layout';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { Section } from '../../lib/section.styles';
import { ContactForm } from './contact-form';
import { Aside, Columns, FormArea } from './contact.styles';
import { OfficeCard, WhatHappensNext } from './office-card';

export const Contact = () => (
  <Section>
    <Container>
      <Columns>
        <FormArea>
          <StepMark />
          <h2 id="get-in-touch">Get In Touch</h2>
          <ContactForm />
        </FormArea>
        <Aside>
          <OfficeCard />
          <WhatHappensNext />
        </Aside>
      </Columns>
    </Container>
  </Section>
);
