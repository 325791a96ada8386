import { BRAND, isSample } from '@kadam/shared/contract/brand';
import { Container } from '@kadam/shared/ui/layout';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { about } from '../../content/about';
import { PrimaryLink, Section } from '../../lib/section.styles';
import { contactHref } from '../../paths';
import { Invitation, Registered } from './closing.styles';

export const Closing = () => (
  <Section aria-labelledby="closing">
    <Container>
      <Invitation>
        <div>
          <h2 id="closing">{about.closing.headline}</h2>
          <p>{about.closing.text}</p>
        </div>
        <PrimaryLink to={contactHref()}>Talk to a Human</PrimaryLink>
      </Invitation>
      <Registered>
        {BRAND.legalName}, {BRAND.address.city}, {BRAND.address.state}. Company number {BRAND.companyNumber};
        recruitment license {BRAND.recruitmentLicence}.
      </Registered>
      <SampleNote isSample={isSample('company')} />
    </Container>
  </Section>
);
