import { BRAND, isSample } from '@kadam/shared/contract/brand';
import { Container } from '@kadam/shared/ui/layout';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { color, font, media, radius, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import { about } from '../../content/about';
import { PrimaryLink, Section } from '../../lib/section.styles';
import { contactHref } from '../../paths';

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

const Invitation = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(5)};
  border-radius: ${radius.md};
  background: ${color.accentSoft};

  p {
    margin-top: ${space(1)};
  }

  ${media.below(768)} {
    padding: ${space(3)};
  }
`;

const Registered = styled.p`
  margin-top: ${space(3)};
  color: ${color.muted};
  font-size: ${font.size.sm};
`;
