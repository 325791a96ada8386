import { ExternalLink, Mail } from 'lucide-react';
import { BRAND } from '@kadam/shared/contract/brand';
import { Container, VisuallyHidden } from '@kadam/shared/ui/layout';
import type { TeamPerson } from '@kadam/shared/contract/team';
import { StepMark } from '@kadam/shared/ui/step-mark';
import { PortraitOf } from './portrait';
import { contactHref } from '../../paths';
import { Cards, ContactLink, Contacts, Face, Group, MemberCard, Role, Talk, Words } from './member-cards.styles';

export function MemberCards({ people }: { readonly people: readonly TeamPerson[] }) {
  return (
    <Group>
      <Container>
        <h2>The people you will talk to</h2>
        <Cards>
          {people.map((person, index) => (
            <li key={index}>
              <Member person={person} />
            </li>
          ))}
          <li>
            <Talk to={contactHref()}>
              <StepMark size={56} />
              <span>Not sure whom to ask?</span>
              <strong>Talk to a Human</strong>
            </Talk>
          </li>
        </Cards>
      </Container>
    </Group>
  );
}

function Member({ person }: { readonly person: TeamPerson }) {
  const { name, role, email, profileUrl } = person;
  return (
    <MemberCard data-scroll-animate="">
      <PortraitOf as={Face} person={person} loading="lazy" />
      <Words>
        <h3>{name}</h3>
        <Role>{role}</Role>
        <Contacts>
          {profileUrl !== '' && (
            <ContactLink href={profileUrl} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden size={16} /> {BRAND.professionalNetwork.label}
              <VisuallyHidden> profile of {name} (opens in a new tab)</VisuallyHidden>
            </ContactLink>
          )}
          {email !== '' && (
            <ContactLink href={`mailto:${email}`}>
              <Mail aria-hidden size={16} /> Mail<VisuallyHidden> {name}</VisuallyHidden>
            </ContactLink>
          )}
        </Contacts>
      </Words>
    </MemberCard>
  );
}
