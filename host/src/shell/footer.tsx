import { BRAND, isSample } from '@kadam/shared/contract/brand';
import { Container } from '@kadam/shared/ui/layout';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import {
  Address,
  Block,
  Blocks,
  BlockTitle,
  Bottom,
  FooterArea,
  FooterLink,
  List,
  OutLink,
  Reach,
} from './footer.styles';
import { CATEGORIES, IMPORTANT_LINKS, START_LINKS } from './footer-links';
import { NewsletterForm } from './newsletter-form';

export function Footer() {
  return (
    <FooterArea>
      <Container>
        <Blocks>
          <Office />
          <Block>
            <BlockTitle>Top Categories</BlockTitle>
            <List>
              {CATEGORIES.map(({ label, category }) => (
                <li key={label}>
                  <FooterLink to={`/jobs?category=${category}`}>{label}</FooterLink>
                </li>
              ))}
            </List>
          </Block>
          <Block>
            <BlockTitle>Important Links</BlockTitle>
            <List>
              {IMPORTANT_LINKS.map(({ label, to }) => (
                <li key={label}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </List>
          </Block>
          <Block data-short="">
            <BlockTitle>Start Here</BlockTitle>
            <List>
              {START_LINKS.map(({ label, to }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </List>
          </Block>
          <Block data-wide="">
            <BlockTitle>Newsletter</BlockTitle>
            <NewsletterForm />
          </Block>
        </Blocks>
        <Bottom>
          <p>
            © {new Date().getFullYear()} {BRAND.legalName}. All rights reserved.
          </p>
          <SampleNote isSample={isSample('company')} />
          <FooterLink to="/terms">Terms of Service</FooterLink>
          <FooterLink to="/privacy">Privacy Policy</FooterLink>
          <OutLink href={BRAND.professionalNetwork.url} target="_blank" rel="noopener noreferrer">
            Follow Us on {BRAND.professionalNetwork.label}
          </OutLink>
        </Bottom>
      </Container>
    </FooterArea>
  );
}

function Office() {
  const { lines, city, postalCode, state, country } = BRAND.address;
  return (
    <Block>
      <BlockTitle>Office Location</BlockTitle>
      <Address>
        <strong>{BRAND.legalName}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          {city} {postalCode}, {state}, {country}
        </span>
        <Reach>
          <OutLink href={BRAND.phone.href}>{BRAND.phone.label}</OutLink>
          <OutLink href={`mailto:${BRAND.email}`}>{BRAND.email}</OutLink>
        </Reach>
      </Address>
    </Block>
  );
}
