import { ExternalLink, Phone } from 'lucide-react';
import { BRAND } from '@kadam/shared/contract/brand';
import { Chip } from '@kadam/shared/ui/chip';
import { Container, VisuallyHidden } from '@kadam/shared/ui/layout';
import { phoneHref } from '@kadam/shared/contract/phone';
import type { TeamPerson } from '@kadam/shared/contract/team';
import { PortraitOf } from './portrait';
import {
  Actions,
  CallLink,
  Description,
  NetworkLink,
  Portrait,
  Profile,
  Role,
  Skills,
} from './featured-profile.styles';

export function FeaturedProfile({ person }: { readonly person: TeamPerson }) {
  const { name, role, description, skills, phone, profileUrl } = person;
  return (
    <Container>
      <Profile>
        <PortraitOf as={Portrait} person={person} />
        <div>
          <h2>{name}</h2>
          <Role>{role}</Role>
          <Description>
            {description
              .split(/\n\s*\n/)
              .filter((paragraph) => paragraph.trim() !== '')
              .map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
          </Description>
          <Skills aria-label="Knows about">
            {skills.map((skill) => (
              <li key={skill}>
                <Chip>{skill}</Chip>
              </li>
            ))}
          </Skills>
          <Actions>
            {phone !== '' && (
              <CallLink href={phoneHref(phone)}>
                <Phone aria-hidden size={18} /> {phone}
              </CallLink>
            )}
            {profileUrl !== '' && (
              <NetworkLink href={profileUrl} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden size={18} /> {BRAND.professionalNetwork.label}
                <VisuallyHidden> profile of {name} (opens in a new tab)</VisuallyHidden>
              </NetworkLink>
            )}
          </Actions>
        </div>
      </Profile>
    </Container>
  );
}
