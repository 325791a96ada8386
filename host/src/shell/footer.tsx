import { BRAND, isSample } from '@kadam/shared/contract/brand';
import type { PageLink } from '@kadam/shared/remote';
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
import { useLinks } from '../navigation/page-links';
import { NewsletterForm } from './newsletter-form';

export function Footer() {
  const legal = useLinks('footer-legal');
  return (
    <FooterArea>
      <Container>
        <Blocks>
          <Office />
          <LinkBlock title="Top Categories" place="footer-categories" />
          <LinkBlock title="Important Links" place="footer-important" />
          <LinkBlock title="Start Here" place="footer-start" isShort />
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
          {legal.map(({ to, label }) => (
            <FooterLink key={label} to={to}>
              {label}
            </FooterLink>
          ))}
          <OutLink href={BRAND.professionalNetwork.url} target="_blank" rel="noopener noreferrer">
            Follow Us on {BRAND.professionalNetwork.label}
          </OutLink>
        </Bottom>
      </Container>
    </FooterArea>
  );
}

interface LinkBlockProps {
  readonly title: string;
  readonly place: PageLink['place'];
  readonly isShort?: boolean;
}

/** Without links, for example of a retired remote, the block is left out. */
function LinkBlock({ title, place, isShort = false }: LinkBlockProps) {
  const links = useLinks(place);
  if (links.length === 0) return null;
  return (
    <Block data-short={isShort ? '' : undefined}>
      <BlockTitle>{title}</BlockTitle>
      <List>
        {links.map(({ to, label }) => (
          <li key={label}>
            <FooterLink to={to}>{label}</FooterLink>
          </li>
        ))}
      </List>
    </Block>
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
