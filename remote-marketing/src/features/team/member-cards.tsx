import { ExternalLink, Mail } from 'lucide-react';
import { BRAND } from '@kadam/shared/contract/brand';
import { Container, VisuallyHidden } from '@kadam/shared/ui/layout';
import { PORTRAIT_SIZE, teamMembers, type TeamMember } from '../../content/team';
import { StepMark } from '../../lib/step-mark';
import { contactHref } from '../../paths';
import { Cards, ContactLink, Contacts, Face, Group, MemberCard, Role, Talk, Words } from './member-cards.styles';

export function MemberCards() {
  return (
    <Group>
      <Container>
        <h2>The people you will talk to</h2>
        <Cards>
          {teamMembers.map((member) => (
            <li key={member.name}>
              <Member member={member} />
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

function Member({ member: { name, role, avatar, email, profileUrl } }: { member: TeamMember }) {
  return (
    <MemberCard data-scroll-animate="">
      <Face {...PORTRAIT_SIZE} src={avatar} alt={`Portrait of ${name}`} loading="lazy" decoding="async" />
      <Words>
        <h3>{name}</h3>
        <Role>{role}</Role>
        <Contacts>
          <ContactLink href={profileUrl} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden size={16} /> {BRAND.professionalNetwork.label}
            <VisuallyHidden> profile of {name} (opens in a new tab)</VisuallyHidden>
          </ContactLink>
          <ContactLink href={`mailto:${email}`}>
            <Mail aria-hidden size={16} /> Mail<VisuallyHidden> {name}</VisuallyHidden>
          </ContactLink>
        </Contacts>
      </Words>
    </MemberCard>
  );
}
