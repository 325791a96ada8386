import { Mail, MapPin, Phone } from 'lucide-react';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { BRAND, isSample } from '@kadam/shared/contract/brand';
import { Container } from '@kadam/shared/ui/layout';
import { Section } from '../../lib/section.styles';
import { StepMark } from '../../lib/step-mark';
import { ContactForm } from './contact-form';
import { Columns, FormArea, Numbers, Office, Way } from './contact.styles';

export const Contact = () => (
  <Section>
    <Container>
      <Columns>
        <FormArea>
          <StepMark />
          <h2 id="get-in-touch">Get In Touch</h2>
          <ContactForm />
        </FormArea>
        <OfficeCard />
      </Columns>
    </Container>
  </Section>
);

function OfficeCard() {
  const { legalName, email, phone, address, companyNumber, recruitmentLicence } = BRAND;
  return (
    <Office aria-labelledby="office">
      <h2 id="office">{legalName}</h2>
      <Way>
        <Mail aria-hidden="true" size={22} strokeWidth={1.6} />
        <a href={`mailto:${email}`}>{email}</a>
      </Way>
      <Way>
        <Phone aria-hidden="true" size={22} strokeWidth={1.6} />
        <a href={phone.href}>{phone.label}</a>
      </Way>
      <Way>
        <MapPin aria-hidden="true" size={22} strokeWidth={1.6} />
        <address>
          {address.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>
            {address.city} {address.postalCode}
          </span>
          <span>
            {address.state}, {address.country}
          </span>
        </address>
      </Way>
      <Numbers>
        <div>
          <dt>Company number</dt>
          <dd>{companyNumber}</dd>
        </div>
        <div>
          <dt>Recruitment license</dt>
          <dd>{recruitmentLicence}</dd>
        </div>
      </Numbers>
      <SampleNote isSample={isSample('company')} />
    </Office>
  );
}
