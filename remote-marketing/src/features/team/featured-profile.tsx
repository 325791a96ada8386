import { ExternalLink, Phone } from 'lucide-react';
import { BRAND } from '@kadam/shared/contract/brand';
import { Chip } from '@kadam/shared/ui/chip';
import { Container, VisuallyHidden } from '@kadam/shared/ui/layout';
import { featuredMember, PORTRAIT_SIZE } from '../../content/team';
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

export function FeaturedProfile() {
  const { name, role, avatar, description, skills, phone, profileUrl } = featuredMember;
  return (
    <Container>
      <Profile>
        <Portrait {...PORTRAIT_SIZE} src={avatar} alt={`Portrait of ${name}`} decoding="async" />
        <div>
          <h2>{name}</h2>
          <Role>{role}</Role>
          <Description>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
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
            <CallLink href={phone.href}>
              <Phone aria-hidden size={18} /> {phone.label}
            </CallLink>
            <NetworkLink href={profileUrl} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden size={18} /> {BRAND.professionalNetwork.label}
              <VisuallyHidden> profile of {name} (opens in a new tab)</VisuallyHidden>
            </NetworkLink>
          </Actions>
        </div>
      </Profile>
    </Container>
  );
}
