import { CircleCheck, Lightbulb, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { AtsResult } from '../../lib/ats-result';
import { Column, Columns, Sentences } from './findings.styles';

export function Findings({ result: { strengths, weaknesses, tips } }: { readonly result: AtsResult }) {
  return (
    <Columns>
      <Group title="Strengths" icon={CircleCheck} tone="success" texts={strengths} />
      <Group title="Weaknesses" icon={TriangleAlert} tone="danger" texts={weaknesses} />
      <Group title="Tips" icon={Lightbulb} tone="accent" texts={tips.map(({ message }) => message)} />
    </Columns>
  );
}

interface GroupProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly tone: 'success' | 'danger' | 'accent';
  readonly texts: readonly string[];
}

function Group({ title, icon: Icon, tone, texts }: GroupProps) {
  if (texts.length === 0) return null;
  return (
    <Column $tone={tone} aria-label={title}>
      <h2>
        <Icon size="1.1em" aria-hidden /> {title}
      </h2>
      <Sentences>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Sentences>
    </Column>
  );
}
