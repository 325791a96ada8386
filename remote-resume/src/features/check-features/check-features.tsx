import { LayoutTemplate, ScanText, Target, type LucideIcon } from 'lucide-react';
import { Card } from '@kadam/shared/ui/card';
import { Container } from '@kadam/shared/ui/layout';
import { Cards, IconPlate, Section } from './check-features.styles';

interface CheckFeature {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

const FEATURES: readonly CheckFeature[] = [
  {
    icon: ScanText,
    title: 'ATS Scan',
    text: 'Reads your file the way hiring software does, and shows what it finds and what it loses.',
  },
  {
    icon: Target,
    title: 'Keyword Match',
    text: 'Compares your skills with the words that employers search for in your line of work.',
  },
  {
    icon: LayoutTemplate,
    title: 'Formatting Review',
    text: 'Checks headings, dates, columns and length, so that nothing stands in the way of being read.',
  },
];

export function CheckFeatures() {
  return (
    <Section aria-labelledby="check-features">
      <Container>
        <h2 id="check-features">What the check looks at</h2>
        <Cards>
          {FEATURES.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Card>
                <IconPlate>
                  <Icon size="1.5em" aria-hidden />
                </IconPlate>
                <h3>{title}</h3>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </Cards>
      </Container>
    </Section>
  );
}
