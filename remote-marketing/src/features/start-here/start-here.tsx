import { BookOpen, BriefcaseBusiness, ChevronRight, FileCheck2 } from 'lucide-react';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { startLinks } from '../../content/home';
import { Arrow, IconGround, Start, StartLink, Strip, Text, Title } from './start-here.styles';

const ICONS = { job: BriefcaseBusiness, course: BookOpen, resume: FileCheck2 };

export function StartHere() {
  return (
    <Start as="section">
      <VisuallyHidden as="h2">Start here</VisuallyHidden>
      <Strip>
        {startLinks.map(({ icon, title, text, to }) => {
          const Icon = ICONS[icon];
          return (
            <li key={to}>
              <StartLink to={to}>
                <IconGround>
                  <Icon aria-hidden="true" size={24} strokeWidth={1.6} />
                </IconGround>
                <span>
                  <Title>{title}</Title>
                  <Text>{text}</Text>
                </span>
                <Arrow as={ChevronRight} aria-hidden="true" size={20} />
              </StartLink>
            </li>
          );
        })}
      </Strip>
    </Start>
  );
}
